/**
 * Runs in the exported file: shows what was recorded for the values of the keys. It only ever sets attributes and text.
 * Written as text because the file holds exactly this, whatever the build does to code.
 */
export const player = `(() => {
'use strict';
const all = (query, from = document) => [...from.querySelectorAll(query)];
const data = JSON.parse(all('#data')[0].textContent);
const { words, slots, effects, clocks } = data;
const phone = all('main')[0], toast = all('[data-toast]')[0];
const state = Array(data.keys).fill(0), typed = [], trail = [], uses = [], nodes = [];
let here = data.start, typing = null;
for (const node of all('[data-n]')) nodes[node.dataset.n] = node;
const learn = (choice, slot) => {
  if (typeof choice === 'number') return;
  const [key, other] = choice;
  (uses[key] ??= new Set()).add(slot);
  learn(other, slot);
  for (let at = 3; at < choice.length; at += 2) learn(choice[at], slot);
};
const pick = (choice) => {
  while (typeof choice !== 'number') {
    let next = choice[1];
    for (let at = 2; at < choice.length; at += 2) if (choice[at] === state[choice[0]]) next = choice[at + 1];
    choice = next;
  }
  return choice;
};
const written = (text) => text.replace(/[\\ue000-\\uf8ff]/g, (sign) => typed[sign.charCodeAt(0) - 57344] ?? sign);
const show = ([at, name, choice]) => {
  const node = nodes[at], word = pick(choice), focused = document.activeElement === node;
  const value = word < 0 ? null : written(words[word]);
  if (name === '#') node.textContent = value;
  else if (name === 'value' && node !== typing) node.value = value ?? '';
  else if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (focused && name === 'hidden' && value !== null) section(here).focus({ preventScroll: true });
};
const refresh = (keys) => {
  const wanted = new Set();
  for (const key of keys) for (const slot of uses[key] ?? []) wanted.add(slot);
  for (const slot of wanted) show(slot);
};
const section = (id) => all('section').find((each) => each.dataset.at === id);
const say = (text) => {
  toast.hidden = !text;
  toast.querySelector('[data-text]').textContent = text ?? '';
};
const open = (id) => {
  here = id;
  for (const each of all('section')) each.hidden = each.dataset.at !== id;
  const now = section(id);
  for (const each of all('div', now)) each.scrollTop = 0;
  now.focus({ preventScroll: true });
};
const run = (effect) => {
  const keys = effect.sets.map(([key, value]) => ((state[key] = value), key));
  for (const [to, from] of effect.copies) typed[to] = typed[from];
  refresh(keys);
  say(effect.end ? data.end : effect.say);
  if (effect.go) { if (effect.go !== here) trail.push(here); open(effect.go); }
  if (effect.back) open(trail.pop() ?? data.start);
};
document.addEventListener('click', ({ target }) => {
  const tapped = target.closest('[data-tap]');
  if (tapped) run(effects[tapped.dataset.tap]);
});
document.addEventListener('keydown', ({ key, isComposing, target }) => {
  if (key === 'Enter' && !isComposing && target.dataset.enter) run(effects[target.dataset.enter]);
});
document.addEventListener('input', ({ target }) => {
  const { write, find } = target.dataset;
  if (write) {
    const [key, empty, full, place] = JSON.parse(write);
    typing = target;
    typed[place] = target.value;
    state[key] = target.value.trim() ? full : empty;
    refresh([key]);
    typing = null;
    say();
  }
  if (find) {
    const query = target.value.trim().toLowerCase();
    for (const row of all('[data-id="' + find + '"] li', section(here)))
      row.toggleAttribute('data-out', !row.textContent.toLowerCase().includes(query));
  }
});
if (clocks.length) setInterval(() => {
  for (const [key, running, elapsed, most] of clocks) if (state[key] === running) {
    state[elapsed] = Math.min(most, Math.max(1, state[elapsed]) + 1);
    refresh([elapsed]);
  }
}, 1000);
const fit = () => {
  const { innerWidth: width, innerHeight: height } = window;
  const full = width <= 500 || height <= 560;
  const zoom = width <= 500 ? width / 390 : full ? 1 : Math.min(1, (height - 32) / 868);
  document.body.toggleAttribute('data-full', full);
  phone.style.zoom = zoom;
  phone.style.height = full ? height / zoom + 'px' : '';
};
addEventListener('resize', fit);
fit();
for (const slot of slots) { learn(slot[2], slot); show(slot); }
})();`;
