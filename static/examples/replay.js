// The record stands in the page, as people write it. Each comment leads to the choice that it is about.
const game = document.getElementById('game');
const comments = document.querySelector('.comments');
const record = document.getElementById('record').textContent.trim();
const show = (at) => game.load(record, { mode: 'replay', at });

// embed.js may arrive before this script or after it.
customElements.whenDefined('space-taxi').then(() => show(1));
comments.addEventListener('click', ({ target }) => {
  const comment = target.closest('button');
  if (!comment) return;
  show(comment.dataset.at);
  for (const one of comments.querySelectorAll('button')) one.setAttribute('aria-pressed', one === comment);
  // On a phone the game may be out of sight.
  game.scrollIntoView({ block: 'nearest' });
});
