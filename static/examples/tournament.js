// The standings follow every board, round by round.
const boards = [...document.querySelectorAll('space-taxi')];
const standings = boards.map((board) => ({ name: board.getAttribute('names'), rounds: 0, points: 0 }));

function show() {
  const ranked = [...standings].sort((a, b) => b.points - a.points);
  const rows = ranked.map(({ name, rounds, points }) => {
    const row = document.createElement('tr');
    // Whoever has as many points shares the place.
    const place = Object.assign(document.createElement('th'), { scope: 'row', textContent: 1 + ranked.findIndex((it) => it.points === points) });
    row.append(place);
    for (const value of [name, rounds, points]) {
      const cell = row.insertCell();
      cell.textContent = value;
      if (typeof value === 'number') cell.className = 'number';
    }
    return row;
  });
  document.getElementById('standings').replaceChildren(...rows);
}

boards.forEach((board, place) => {
  // `ready` has the table of a game that was begun on an earlier visit.
  for (const type of ['ready', 'round', 'gameover']) {
    board.addEventListener(type, ({ detail: told }) => {
      if (!told.table) return;
      const [pilot] = told.table;
      standings[place] = { name: pilot.name, rounds: pilot.rounds.length, points: pilot.total };
      show();
    });
  }
});
show();
