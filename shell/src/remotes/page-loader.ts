import type { Destination } from '@appling/shared/contract/registry';
import { findRoute, type RemoteModule, type Route } from '@appling/shared/contract/routes';
import type { ComponentType } from 'react';
import { RemoteFailure, isTransient, toFailure } from './failure';
import type { RegistryClient } from './registry';

/** A loaded page: its component and what its remote says of the route. */
export interface LoadedPage {
  Page: ComponentType;
  route: Route;
}

/** `idle → loading → ready | failed(code) → loading`. */
export type PageState = PageGates &
  (
    | { status: 'idle' | 'loading' }
    | { status: 'failed'; failure: RemoteFailure }
    | ({ status: 'ready' } & LoadedPage)
  );

/** What a page waits for while it renders. Neither promise ever rejects. */
interface PageGates {
  /** Resolves when the current try is over, well or not. */
  settled: Promise<void>;
  /** Resolves when the page is there, however many tries that takes. */
  arrived: Promise<void>;
}

/** Times in milliseconds. */
export interface LoaderLimits {
  /** From the start of a try to content or panel. */
  total: number;
  /** Waits before the second and third request of a try; jitter of up to a tenth is added. */
  retries: readonly number[];
  /** Waits between tries of a page that was served with its words; the last one repeats. */
  served: readonly number[];
}

export const LIMITS: LoaderLimits = {
  total: 4500,
  retries: [300, 900, 2700],
  served: [5000, 10_000, 20_000, 30_000],
};

type LoadRemoteModule = (
  destination: Destination,
  registry: RegistryClient,
  query: string,
) => Promise<RemoteModule>;

interface Entry {
  state: PageState;
  arrival: Gate;
  run: number;
  isVisited: boolean;
}

/** A promise that is resolved from outside. */
interface Gate {
  promise: Promise<void>;
  open: () => void;
}

/** A promise that React's `use` reads without suspending. */
export const OPEN: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

const IDLE: PageState = { status: 'idle', settled: OPEN, arrived: OPEN };

/** Loads pages, one flight for each, and tells subscribers how it stands. */
export class PageLoader {
  readonly registry: RegistryClient;
  private readonly loadModule: LoadRemoteModule;
  private readonly limits: LoaderLimits;
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private attempts = 0;

  constructor(registry: RegistryClient, loadModule: LoadRemoteModule, limits = LIMITS) {
    this.registry = registry;
    this.loadModule = loadModule;
    this.limits = limits;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(path: string): PageState {
    return this.entries.get(path)?.state ?? IDLE;
  }

  /** Someone goes to this page: starts loading it, or tries again if it failed before. */
  visit(destination: Destination): void {
    const entry = this.entry(destination.path);
    entry.isVisited = true;
    if (entry.state.status === 'idle') void this.attempt(destination, false);
    else if (entry.state.status === 'failed') void this.retry(destination);
  }

  /** The visitor went elsewhere: what failed is forgotten, so that coming back starts afresh. */
  leave(path: string): void {
    if (this.state(path).status === 'failed') this.entries.delete(path);
  }

  /** Loads ahead of a visit. A failure is forgotten: the visit tries for itself. */
  async prefetch(destination: Destination): Promise<void> {
    const entry = this.entry(destination.path);
    if (entry.state.status !== 'idle') return;
    await this.attempt(destination, false);
    if (this.state(destination.path).status === 'failed' && !entry.isVisited) {
      this.entries.delete(destination.path);
    }
  }

  /** Another try, with the registry read again and fresh addresses. */
  async retry(destination: Destination): Promise<void> {
    if (this.state(destination.path).status !== 'failed') return;
    await this.attempt(destination, true);
  }

  /** Keeps trying for a page whose words are on the screen already. Stops at faults that repeat by themselves. */
  async persist(destination: Destination): Promise<void> {
    this.entry(destination.path).isVisited = true;
    await this.attempt(destination, false);
    for (let round = 0; ; round += 1) {
      const state = this.state(destination.path);
      if (state.status !== 'failed' || !isTransient(state.failure)) return;
      const waits = this.limits.served;
      await wait(waits[Math.min(round, waits.length - 1)] ?? 0);
      await this.retry(destination);
    }
  }

  /** Takes a page that broke while rendering out of service until the next try. */
  fail(path: string, error: unknown): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    const failure = new RemoteFailure('RENDER', 'The page stopped with an error.', error);
    console.warn(`Page broke (${failure.code}): ${path}`, error);
    this.set(entry, { status: 'failed', failure, settled: OPEN, arrived: entry.state.arrived });
  }

  private async attempt(destination: Destination, isRetry: boolean): Promise<void> {
    const entry = this.entry(destination.path);
    const run = ++entry.run;
    const { promise: settled, open: settle } = gate();
    this.set(entry, { status: 'loading', settled, arrived: entry.arrival.promise });
    const timer = setTimeout(() => {
      const late = new RemoteFailure('TIMEOUT', `Nothing came within ${this.limits.total} ms.`);
      this.finish(entry, run, late);
      settle();
    }, this.limits.total);
    try {
      const page = await this.loadPatiently(destination, isRetry, () => entry.run === run);
      this.finish(entry, run, page);
    } catch (error) {
      this.finish(entry, run, toFailure(error));
    } finally {
      clearTimeout(timer);
      settle();
    }
  }

  /** A late success still counts while nobody has started another try. */
  private finish(entry: Entry, run: number, result: LoadedPage | RemoteFailure): void {
    const { status, settled, arrived } = entry.state;
    if (entry.run !== run || status === 'ready') return;
    if (!(result instanceof RemoteFailure)) {
      this.set(entry, { status: 'ready', ...result, settled: OPEN, arrived: OPEN });
      entry.arrival.open();
    } else if (status !== 'failed') {
      console.warn(`Page not loaded (${result.code}): ${result.message}`, result.cause ?? '');
      this.set(entry, { status: 'failed', failure: result, settled, arrived });
    }
  }

  private async loadPatiently(
    destination: Destination,
    isRetry: boolean,
    isWanted: () => boolean,
  ): Promise<LoadedPage> {
    if (isRetry) await this.registry.refresh().catch(() => {});
    for (let round = 0; ; round += 1) {
      const query = isRetry || round > 0 ? `?r=${++this.attempts}` : '';
      try {
        return await this.loadOnce(destination, query);
      } catch (error) {
        const failure = toFailure(error);
        const pause = this.limits.retries[round];
        if (pause === undefined || !isTransient(failure) || !isWanted()) throw failure;
        await wait(pause * (1 + Math.random() / 10));
      }
    }
  }

  private async loadOnce(destination: Destination, query: string): Promise<LoadedPage> {
    const module = await this.loadModule(destination, this.registry, query);
    const route = findRoute(module.routes, destination.path);
    if (!route) {
      throw new RemoteFailure(
        'EXPOSE_MISSING',
        `${destination.remote} has no page ${destination.path}.`,
      );
    }
    const { default: Page } = await route.load();
    if (typeof Page !== 'function' && typeof Page !== 'object') {
      throw new RemoteFailure('CONTRACT', `${destination.path} has no default export.`);
    }
    return { Page, route };
  }

  private entry(path: string): Entry {
    let entry = this.entries.get(path);
    if (!entry) {
      entry = { state: IDLE, arrival: gate(), run: 0, isVisited: false };
      this.entries.set(path, entry);
    }
    return entry;
  }

  private set(entry: Entry, state: PageState): void {
    entry.state = state;
    for (const listener of this.listeners) listener();
  }
}

function gate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
