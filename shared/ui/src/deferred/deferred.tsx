import { whenIdle } from '@appling/runtime/idle';
import { use, type ComponentType } from 'react';
import { LiveZone } from '../live-zone/live-zone';

/** Waits in ms between tries for a part whose words are on the screen already; the last one repeats. */
const WAITS = [2000, 5000, 10_000, 30_000];

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a page whose code comes after the first screen; render it inside `<Suspense>`. */
export interface Deferred<Props> {
  Part: ComponentType<Props>;
  /**
   * Resolves when rendering the part will not wait. Call it in a route's `load`: a page that is opened by a link comes
   * whole, while the page that the visitor began with shows the server's words and resolves at once.
   *
   * @throws what loading threw, where nothing is on the screen yet
   */
  ready: () => Promise<void>;
}

/**
 * Splits off what the first screen does not need. On a served page the code is asked for after the page has loaded and
 * the browser is idle; React keeps the server's HTML until then, and for as long as the code cannot be had.
 */
export function deferred<Props extends object = object>(load: Load<Props>): Deferred<Props> {
  let whole: Promise<ComponentType<Props>> | undefined;
  const begin = (loading: Promise<{ default: ComponentType<Props> }>) => {
    const part = track(loading.then((module) => module.default));
    whole = part;
    part.catch(() => {
      if (whole === part) whole = undefined;
    });
    return part;
  };
  function Part(props: Props) {
    const Whole = use(whole ?? begin(patiently(load)));
    return (
      <LiveZone>
        <Whole {...props} />
      </LiveZone>
    );
  }
  const ready = async () => {
    if (!isFirstLoad()) await (whole ?? begin(load()));
  };
  return { Part, ready };
}

function isFirstLoad(): boolean {
  return typeof document !== 'undefined' && document.readyState !== 'complete';
}

async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  await turn();
  for (let round = 0; ; round += 1) {
    try {
      return await load();
    } catch {
      await pause(WAITS[Math.min(round, WAITS.length - 1)] ?? 0);
    }
  }
}

let lastTurn = Promise.resolve();

/** Between two parts the browser draws the one before: together they would hold up the page. */
const PAUSE_MS = 100;

/** An idle moment of its own for each part. */
function turn(): Promise<void> {
  const own = lastTurn.then(
    () => new Promise<void>((resolve) => void whenIdle(resolve, 1000, 100)),
  );
  lastTurn = own.then(() => pause(PAUSE_MS));
  return own;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Marks the promise in the way that React's `use` reads without suspending. */
function track<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
