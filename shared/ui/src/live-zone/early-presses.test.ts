import { readFileSync } from 'node:fs';
import path from 'node:path';
import './early-presses.js';
import { replayPresses, forgetPresses, reportLostPresses } from './replay-input';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  window.earlyPresses?.clear();
  jest.useRealTimers();
});

function serve(html: string) {
  document.body.innerHTML = `<main data-not-live>${html}</main>`;
  const heard: string[] = [];
  const zone = document.querySelector('main')!;
  const note = (event: Event) => {
    const { id } = event.target as HTMLElement;
    const by = event instanceof SubmitEvent ? ` by ${event.submitter?.id ?? 'nothing'}` : '';
    heard.push(`${event.type} ${id}${by}`);
    if (event.type === 'submit') event.preventDefault();
  };
  zone.addEventListener('click', note);
  zone.addEventListener('submit', note);
  const find = <E extends HTMLElement = HTMLElement>(id: string) =>
    document.getElementById(id) as E;
  return { heard, zone, find };
}

const live = async (zone: Element) => {
  void replayPresses(zone);
  await jest.advanceTimersByTimeAsync(20);
};
const enter = (field: HTMLElement, more: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      keyCode: 13,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
const message = () => document.querySelector('[role="alert"]')?.textContent;

test('records an early press and replays it once when the zone is live', async () => {
  const { heard, zone, find } = serve('<button type="button" id="eye">Show</button>');
  find('eye').click();
  expect(find('eye')).toHaveAttribute('aria-busy', 'true');
  expect(heard).toEqual([]);
  await live(zone);
  expect(find('eye')).not.toHaveAttribute('aria-busy');
  expect(heard).toEqual(['click eye']);
  await live(zone);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual(['click eye']);
  expect(message()).toBeUndefined();
});

test('replays the last press of each control, in order', async () => {
  const { heard, zone, find } = serve(
    '<button type="button" id="one"></button><button type="button" id="two"><svg><path id="icon"/></svg></button>',
  );
  find('one').click();
  document.getElementById('icon')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('one').click();
  await live(zone);
  expect(heard).toEqual(['click two', 'click one']);
});

test('submits a form with the pressed button and keeps its text', async () => {
  const { heard, zone, find } = serve(
    '<form id="form"><input id="name"><button id="send">Send</button></form>',
  );
  find<HTMLInputElement>('name').value = 'Ada';
  find('send').click();
  find('send').click();
  expect(find('send')).toHaveAttribute('aria-busy', 'true');
  expect(heard).toEqual([]);
  await live(zone);
  expect(heard).toEqual(['click send', 'submit form by send']);
  expect(find('name')).toHaveValue('Ada');
});

test('submits a form without a button once', async () => {
  const { heard, zone, find } = serve('<form id="form"><input id="query"></form>');
  find<HTMLFormElement>('form').requestSubmit();
  find<HTMLFormElement>('form').requestSubmit();
  expect(heard).toEqual([]);
  await live(zone);
  expect(heard).toEqual(['submit form by nothing']);
});

test('records Enter as a submit, but not with Shift or during IME composition', async () => {
  const { heard, zone, find } = serve(
    '<form id="form"><textarea id="idea" enterkeyhint="go"></textarea><textarea id="plain"></textarea></form>',
  );
  expect(enter(find('idea'), { shiftKey: true })).toBe(true);
  expect(enter(find('idea'), { keyCode: 229, isComposing: true })).toBe(true);
  expect(enter(find('plain'))).toBe(true);
  expect(window.earlyPresses?.size).toBe(0);
  expect(enter(find('idea'))).toBe(false);
  expect(find('idea')).toHaveAttribute('aria-busy', 'true');
  await live(zone);
  expect(heard).toEqual(['submit form by nothing']);
});

test('follows plain links at once and records presses of links that act', async () => {
  const { heard, zone, find } = serve(
    `<a id="plain" href="#a">Pricing</a><a id="reset" href="#b" data-press="">Reset</a>
     <form><textarea id="idea"></textarea><a id="start" href="#c" data-press="words">Start</a></form>`,
  );
  find('plain').click();
  find('start').click();
  expect(heard).toEqual(['click plain', 'click start']);
  find<HTMLTextAreaElement>('idea').value = '  ';
  find('start').click();
  expect(heard).toHaveLength(3);
  find('reset').click();
  find<HTMLTextAreaElement>('idea').value = 'A diary';
  find('start').click();
  find('reset').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(heard).toEqual(['click plain', 'click start', 'click start', 'click reset']);
  await live(zone);
  expect(heard.slice(4)).toEqual(['click reset', 'click start']);
});

test('keeps a press in a nested zone until that zone is live', async () => {
  const { heard, zone, find } = serve(
    '<button type="button" id="outer"></button><div data-not-live id="part"><button type="button" id="inner"></button></div>',
  );
  find('inner').click();
  find('outer').click();
  await live(zone);
  expect(heard).toEqual(['click outer']);
  await live(find('part'));
  expect(heard).toEqual(['click outer', 'click inner']);
});

test('reports a press after eight seconds without code and never replays it', async () => {
  const { heard, zone, find } = serve(
    '<form id="form"><input id="name"><button id="send" aria-label="Send"></button></form>',
  );
  find<HTMLInputElement>('name').value = 'Ada';
  find('send').click();
  jest.advanceTimersByTime(7999);
  expect(message()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(message()).toBe(
    '“Send” did not work: its code has not come. What you typed is still here. Try again or reload the page.',
  );
  expect(find('send')).not.toHaveAttribute('aria-busy');
  expect(find('name')).toHaveValue('Ada');
  await live(zone);
  expect(heard).toEqual([]);
  find('send').click();
  expect(message()).toBeUndefined();
  expect(heard).toEqual(['click send', 'submit form by send']);
});

test('counts eight seconds for each press', () => {
  const { find } = serve('<button type="button" id="eye" aria-label="Show"></button>');
  find('eye').click();
  jest.advanceTimersByTime(5000);
  find('eye').click();
  jest.advanceTimersByTime(7999);
  expect(message()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(message()).toContain('“Show”');
});

test('follows a link whose press was given up', () => {
  const { heard, zone, find } = serve('<a id="reset" href="#b" data-press="">Reset</a>');
  find('reset').click();
  reportLostPresses(zone);
  expect(message()).toBeDefined();
  find('reset').click();
  expect(heard).toEqual(['click reset']);
});

test('gives up only the presses of a zone whose code failed', () => {
  const { zone, find } = serve('<button type="button" id="eye" aria-label="Show"></button>');
  zone.insertAdjacentHTML(
    'afterend',
    '<footer data-not-live><button type="button" id="theme"></button></footer>',
  );
  find('eye').click();
  find('theme').click();
  reportLostPresses(zone);
  expect(message()).toContain('“Show”');
  expect(find('theme')).toHaveAttribute('aria-busy', 'true');
});

test('reports a control that React replaced, but not one on a page that was left', async () => {
  const { zone, find } = serve(
    '<button type="button" id="one" aria-label="One"></button><button type="button" id="two" aria-label="Two"></button>',
  );
  find('one').click();
  find('one').remove();
  forgetPresses();
  await live(zone);
  expect(message()).toBeUndefined();
  zone.setAttribute('data-not-live', '');
  find('two').click();
  find('two').remove();
  await live(zone);
  expect(message()).toContain('“Two”');
});

test("uses none of React's private keys in the script", () => {
  const source = readFileSync(path.join(__dirname, 'early-presses.js'), 'utf8');
  expect(source).not.toMatch(/__react|_valueTracker/);
});
