import type { Page } from '@playwright/test';

interface Control {
  screen: string;
  name: string;
}

interface Round {
  /** Controls that changed nothing visible or audible. */
  silent: Control[];
  /** For each reached screen, the controls that lead there. */
  ways: Record<string, Control[]>;
  used: Record<string, number>;
}

const idOf = ({ screen, name }: Control) => `${screen}: ${name}`;

/** Runs in the exported file: uses every control on each screen and follows where they lead. */
async function useControls({
  known,
  path,
  only,
}: {
  known: Round;
  path: Control[];
  /** Uses each of these once, until one leads to another screen. */
  only?: string[];
}) {
  const { used, ways } = known;
  const silent: Control[] = [];
  let trail = [...path];
  // Some buttons act only after several presses: welcome pages, cards in a pile.
  const most = 3;
  const screen = () => document.querySelector<HTMLElement>('[data-screen]')!;
  const said = () => document.querySelector('main [role=group] > [role=status]')?.textContent ?? '';
  // Timers would wait 4 ms. Two turns: the first renders, the second renders what effects changed.
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  const drawn = () => turn().then(turn);
  const using = 'button, input, textarea';
  // A selected radio and the current tab change nothing.
  const isSettled = (element: Element) =>
    element.matches('[role=radio][aria-checked=true], [aria-current], [disabled]');
  const nameOf = (element: Element) => {
    const peers = [...screen().querySelectorAll(using)];
    const label = element.getAttribute('aria-label') ?? element.textContent;
    return `${peers.indexOf(element)} ${element.tagName} ${label}`;
  };
  const controls = () =>
    [...screen().querySelectorAll<HTMLElement>(using)].filter((element) => !isSettled(element));
  const looks = () => {
    const fields = [...screen().querySelectorAll<HTMLInputElement>('input, textarea')];
    return `${screen().innerHTML}${fields.map(({ value }) => value).join()}`;
  };
  const idOf = ({ screen: on, name }: Control) => `${on}: ${name}`;

  async function apply(element: HTMLElement): Promise<void> {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.value += '7';
      element.dispatchEvent(new Event('input', { bubbles: true }));
      await drawn();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    } else element.click();
    await drawn();
  }

  for (const step of path) {
    const element = controls().find((each) => nameOf(each) === step.name);
    if (element) await apply(element);
  }
  for (let use = 0; use < 4000; use += 1) {
    const on = screen().dataset.screen ?? '';
    const open = controls().map((element) => {
      const control = { screen: on, name: nameOf(element) };
      return { element, control, times: used[idOf(control)] ?? 0 };
    });
    const next = only
      ? open.find(({ control, times }) => times === 0 && only.includes(idOf(control)))
      : open.filter(({ times }) => times < most).toSorted((a, b) => a.times - b.times)[0];
    if (!next) break;
    used[idOf(next.control)] = next.times + 1;
    const before = looks();
    const heard = said();
    await apply(next.element);
    const to = screen().dataset.screen ?? '';
    trail = [...trail, next.control];
    if (to !== on) trail = ways[to] ??= trail;
    if (to === on && looks() === before && said() === heard) silent.push(next.control);
    if (only && to !== on) break;
  }
  return { silent, ways, used };
}

/** @returns controls without effect even in a fresh app, and the screens that taps lead to */
export async function tapThrough(page: Page, address: string) {
  await page.goto(address);
  const start = await page.locator('[data-screen]').getAttribute('data-screen');
  let round: Round = { silent: [], ways: { [start ?? '']: [] }, used: {} };
  const suspects = new Map<string, Control>();
  const uses = () => Object.values(round.used).reduce((sum, times) => sum + times, 0);
  // A fresh app in which the way to a screen leaves no control unused leaves none later either.
  const finished = new Set<string>();
  const open = () => Object.keys(round.ways).filter((screen) => !finished.has(screen));
  for (let screens = open(); screens.length > 0; screens = open())
    for (const screen of screens) {
      const before = uses();
      await page.goto(address);
      round = await page.evaluate(useControls, { known: round, path: round.ways[screen] ?? [] });
      for (const control of round.silent) suspects.set(idOf(control), control);
      if (uses() === before) finished.add(screen);
    }
  const dead: string[] = [];
  // A control without effect may have been used before, so each is retried in a fresh app.
  const stillSilent = async (screen: string, only: string[]): Promise<string[]> => {
    await page.goto(address);
    const known = { silent: [], ways: {}, used: {} };
    const path = round.ways[screen] ?? [];
    const { used, silent } = await page.evaluate(useControls, { known, path, only });
    return only.filter((id) => !(id in used) || silent.some((control) => idOf(control) === id));
  };
  for (const screen of Object.keys(round.ways)) {
    let rest = [...suspects].flatMap(([id, control]) => (control.screen === screen ? [id] : []));
    for (let before = Infinity; rest.length > 0 && rest.length < before;) {
      before = rest.length;
      rest = await stillSilent(screen, rest);
    }
    // The use of one may have silenced the next.
    for (const id of rest) dead.push(...(await stillSilent(screen, [id])));
  }
  return { dead, screens: Object.keys(round.ways), taps: uses() };
}
