// Every game that ends joins the table, and the browser keeps it there. A club with a server of its own would send
// `told.record` to it and read the result from the record, rather than believe what a visitor's browser says.
const KEPT = 'comet-club-results';
const MOST = 50;
const game = document.getElementById('game');
const results = document.getElementById('results');
const byId = (id) => document.getElementById(id);

const isGame = (one) => Array.isArray(one?.table) && one.table.every((player) => player?.name) && Array.isArray(one.winners) && one.winners.every((place) => one.table[place]);

/** The games of earlier visits, the newest first; nothing where the browser keeps none. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]').filter(isGame);
  } catch {
    return null;
  }
}

/** Whether the browser keeps them. If not, the table is as long as the visit. */
function keep(games) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(games));
    return true;
  } catch {
    return false;
  }
}

const winnersOf = ({ winners, table }) => winners.map((place) => table[place]);

function rowOf(one) {
  const row = document.createElement('tr');
  const cell = (text, name = '') => Object.assign(row.insertCell(), { textContent: text, className: name });
  cell(new Date(one.day).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short' }));
  const names = winnersOf(one).map(({ name }) => name).join(', ');
  cell(names);
  cell(winnersOf(one)[0]?.total ?? '', 'number');
  cell(one.table.map(({ name, total }) => `${name} ${total}`).join(', '));
  const watch = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Watch', ariaLabel: `Watch the game that ${names} won` });
  watch.addEventListener('click', () => {
    game.load(one.record, { mode: 'replay' });
    game.scrollIntoView({ block: 'nearest' });
  });
  cell('').append(watch);
  return row;
}

let games = kept() ?? [];
let lasts = true;

function show() {
  results.replaceChildren(...games.map(rowOf));
  byId('none').hidden = games.length > 0;
  byId('clear').hidden = games.length === 0;
}

game.addEventListener('gameover', ({ detail: told }) => {
  const table = told.table.map(({ name, total }) => ({ name, total }));
  // Another tab may have added some.
  const before = (lasts && kept()) || games;
  games = [{ day: Date.now(), table, winners: told.winners, record: told.record }, ...before].slice(0, MOST);
  lasts = keep(games);
  show();
  const winners = winnersOf(games[0]);
  byId('status').textContent = `${winners.map(({ name }) => name).join(' and ')} won with ${winners[0].total} points.`;
});

byId('again').addEventListener('click', () => game.newGame());
byId('clear').addEventListener('click', () => {
  games = [];
  lasts = keep(games);
  show();
  byId('again').focus();
});
show();
