// Films what a page paints, frame by frame, and lays the frames of a film out on one sheet, each with its time after the act.

/** So many frames of a film are shown; of the first ones in which something has changed every single one. */
const [MOST, FIRST] = [28, 10];
/** With fewer a film shows too little. */
export const FEWEST = 20;

/** Notes when a button or a key was pressed last, and when the page changed after that. */
const watchActs = () => {
  const now = () => performance.timeOrigin + performance.now();
  const note = (event) => Object.assign(window, { actedAt: performance.timeOrigin + event.timeStamp, changedAt: Infinity });
  for (const kind of ['click', 'keydown']) addEventListener(kind, note, true);
  const observer = new MutationObserver(() => { window.changedAt = Math.min(window.changedAt, now()); });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
};

/** What is painted from before this act until so long after the page has changed: `{ frames: [{ ms, picture }], changed }`, in milliseconds
 *  since the last press. */
export async function film(page, act, lasts) {
  await page.evaluate(watchActs);
  const session = await page.context().newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, picture: `data:image/jpeg;base64,${data}` });
    // The next one comes only then. The last one may be answered after the end.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85, everyNthFrame: 1 });
  await act();
  await page.waitForFunction((ms) => performance.timeOrigin + performance.now() > window.changedAt + ms, lasts);
  await session.send('Page.stopScreencast');
  await session.detach();
  const { actedAt, changedAt } = await page.evaluate(() => ({ actedAt: window.actedAt, changedAt: window.changedAt }));
  const since = (at) => Math.round(at - actedAt);
  // They do not always arrive in their order.
  return { frames: frames.map(({ at, picture }) => ({ ms: since(at), picture })).sort((a, b) => a.ms - b.ms), changed: since(changedAt) };
}

/** Of all frames those to show: the last one before the act, the first ones that show what it has changed, and then one every so often. */
export function choose({ frames, changed }, lasts) {
  const after = frames.findIndex(({ ms }) => ms > changed);
  const chosen = [frames.findLast(({ ms }) => ms <= 0), ...frames.slice(Math.max(0, after - 1), after + FIRST)].filter(Boolean);
  const rest = frames.slice(after + FIRST).filter(({ ms }) => ms <= changed + lasts);
  const [places, from] = [MOST - chosen.length, chosen.at(-1).ms];
  for (let place = 1; place <= places; place += 1) {
    const due = from + ((changed + lasts - from) * place) / places;
    const next = rest.reduce((best, frame) => (best && Math.abs(best.ms - due) <= Math.abs(frame.ms - due) ? best : frame), null);
    if (next && next !== chosen.at(-1)) chosen.push(next);
  }
  return chosen;
}

/** One picture with all of these frames, so many in a row. */
export async function printSheet(page, { title, frames, columns, width, path }) {
  await page.setViewportSize({ width: columns * (width + 8) + 8, height: 400 });
  await page.setContent(`<!doctype html><style>
    body { margin: 4px; background: #777; color: #fff; font: 14px/20px sans-serif; }
    h1 { margin: 4px; font-size: 18px; }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 8px; padding: 4px; }
    figure { margin: 0; } img { display: block; width: 100%; } figcaption { text-align: center; }
  </style><h1></h1><main></main>`);
  await page.evaluate(async ({ words, all }) => {
    document.querySelector('h1').textContent = words;
    await Promise.all(all.map(({ ms, picture }) => {
      const [figure, image, caption] = ['figure', 'img', 'figcaption'].map((name) => document.createElement(name));
      image.src = picture;
      caption.textContent = `${ms} ms`;
      figure.append(image, caption);
      document.querySelector('main').append(figure);
      return image.decode();
    }));
  }, { words: title, all: frames });
  await page.screenshot({ path, fullPage: true });
}
