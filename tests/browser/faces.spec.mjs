// All faces of the dice differ by their shape: in grey, and as people see them who lack one kind of cone. Colour alone would not
// pass, since the pictures are compared by what is light and dark in them, whatever their brightness and contrast.
import { expect, test } from './table.mjs';

const FACES = {
  passengers: ['orbi', 'alpi', 'mopi', 'tembo', 'xeno', 'joker'].map((name) => `die-${name}`),
  fuel: [1, 2, 3, 4, 5, 6].map((number) => `die-fuel-${number}`),
  crystal: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `die-gem-${number}`),
};
const SIZE = 64;
/** How alike two pictures may be: 1 is the same shape, 0 nothing in common. */
const MOST_ALIKE = 0.9;

/** Colours as they are seen, by the matrices of Machado, Oliveira and Fernandes (2009), for linear light. */
const EYES = {
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** Each face as the bytes of a picture of its own. */
async function pictures(page, faces) {
  await page.evaluate(([names, size]) => {
    const sheet = document.createElement('div');
    sheet.id = 'faces';
    for (const [property, value] of Object.entries({ position: 'fixed', inset: '0', zIndex: 99, background: '#808080' })) sheet.style[property] = value;
    names.forEach((name, nth) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.innerHTML = `<use href="#${name}" width="100%" height="100%"/>`;
      for (const [property, value] of Object.entries({ position: 'absolute', left: `${nth * size}px`, top: '0', width: `${size}px`, height: `${size}px` })) svg.style[property] = value;
      sheet.append(svg);
    });
    document.body.append(sheet);
  }, [faces, SIZE]);
  const shots = [];
  for (let nth = 0; nth < faces.length; nth += 1) {
    shots.push((await page.screenshot({ clip: { x: nth * SIZE, y: 0, width: SIZE, height: SIZE } })).toString('base64'));
  }
  return shots;
}

/** How alike every two of them are, to this eye. */
const alikeness = (blank, shots, eye) => blank.evaluate(async ([pngs, matrix]) => {
  const linear = (byte) => ((byte / 255) <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const read = async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    // The frame is the same on all dice of a kind: what counts is inside it.
    const edge = Math.round(bitmap.width * 0.18);
    const inside = bitmap.width - 2 * edge;
    const { data } = canvas.getContext('2d').getImageData(edge, edge, inside, inside);
    const light = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])];
      const seen = [0, 1, 2].map((row) => Math.min(1, Math.max(0, matrix[3 * row] * r + matrix[3 * row + 1] * g + matrix[3 * row + 2] * b)));
      light.push(Math.cbrt(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]));
    }
    const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
    const centred = light.map((one) => one - mean);
    const length = Math.hypot(...centred);
    return centred.map((one) => one / length);
  };
  const faces = await Promise.all(pngs.map(read));
  return faces.flatMap((one, i) => faces.slice(i + 1).map((two, j) => (
    { pair: [i, i + 1 + j], alike: one.reduce((sum, value, at) => sum + value * two[at], 0) })));
}, [shots, eye]);

for (const [kind, faces] of Object.entries(FACES)) {
  test(`the faces of ${kind} differ by shape in grey and to colour-blind eyes`, async ({ page, site, context }) => {
    await page.goto(site);
    const shots = await pictures(page, faces);
    const blank = await context.newPage();
    for (const [eye, matrix] of Object.entries(EYES)) {
      for (const { pair: [one, two], alike } of await alikeness(blank, shots, matrix)) {
        expect.soft(alike, `${faces[one]} and ${faces[two]}, ${eye}`).toBeLessThan(MOST_ALIKE);
      }
    }
    // The measure itself: a face is like itself, whatever its colour.
    const [{ alike }] = await alikeness(blank, [shots[0], shots[0]], EYES.grey);
    expect(alike).toBeGreaterThan(0.999);
  });
}
