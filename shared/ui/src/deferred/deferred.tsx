import { whenIdle } from '@appling/runtime/idle';
import { use, type ComponentType } from 'react';
import { LiveZone } from '../live-zone/live-zone';

/** Waits in ms between retries for prerendered content; the last one repeats. */
const WAITS = [2000, 5000, 10_000, 30_000];

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code loads after the first screen; render it inside `<Suspense>`. */
export interface Deferred<Props> {
  Part: ComponentType<Props>;
  /** Resolves when rendering will not wait. Call it in a route's `load`. Rejects if loading fails. */
  ready: () => Promise<void>;
}

/** Loads a component's code when the browser is idle; until then React keeps the prerendered HTML. */
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

/** The browser paints between two components: together they would block the page. */
const PAUSE_MS = 100;

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

/** Marks the promise as React's `use` does, which then reads it without suspending. */
function track<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
