import type { RouteMatch } from '@appling/contract/registry';
import { findRoute, type RemoteModule } from '@appling/contract/routes';
import { report } from '../reports/report';
import { RemoteFailure, isTransient, toFailure } from './failure';
import { IDLE, OPEN, gate, type Gate, type LoadedPage, type PageState } from './page-state';
import type { RegistryClient } from './registry';

export interface LoaderLimits {
  /** Until content or error panel. */
  total: number;
  /** For one request without progress. */
  request: number;
  /** For the registry before a retry; after it the known one is used. */
  registry: number;
  /** Pauses before further requests of an attempt, plus up to 10 % of jitter. */
  retries: readonly number[];
  /** Pauses between attempts for a prerendered page; the last one repeats. */
  served: readonly number[];
}

/** @param total milliseconds until content or error panel; the other times scale with it */
export function limitsOf(total = 4500): LoaderLimits {
  const scale = (time: number) => (time * total) / 4500;
  return {
    total,
    request: scale(4000),
    registry: scale(1000),
    retries: [300, 900, 2700].map(scale),
    served: [5000, 10_000, 20_000, 30_000].map(scale),
  };
}

type LoadRemoteModule = (
  match: RouteMatch,
  registry: RegistryClient,
  query: string,
) => Promise<RemoteModule>;

interface Entry {
  readonly remote: string;
  state: PageState;
  arrival: Gate;
  run: number;
  isVisited: boolean;
  /** It has rendered once; later errors do not count against its release. */
  isProven: boolean;
}

const GONE = {
  status: 'failed',
  failure: new RemoteFailure('GONE', 'The registry no longer lists this page.'),
  settled: OPEN,
  arrived: OPEN,
} satisfies PageState;

export class PageLoader {
  readonly registry: RegistryClient;
  readonly limits: LoaderLimits;
  private readonly loadModule: LoadRemoteModule;
  private readonly reload: () => void;
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private attempts = 0;
  /** Path of the visible page, which stays even when the registry no longer lists it. */
  private visited = '';

  constructor(
    registry: RegistryClient,
    loadModule: LoadRemoteModule,
    limits = limitsOf(),
    reload = () => location.reload(),
  ) {
    this.reload = reload;
    this.registry = registry;
    this.loadModule = loadModule;
    this.limits = limits;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(path: string): PageState {
    if (path !== this.visited && this.registry.isGone(path)) return GONE;
    return this.entries.get(path)?.state ?? IDLE;
  }

  visit(match: RouteMatch): void {
    const { path } = match;
    const isGone = this.state(path) === GONE;
    this.visited = path;
    const entry = this.entry(match);
    entry.isVisited = true;
    if (isGone) this.set(entry, GONE);
    else if (entry.state.status === 'idle') void this.attempt(match, false);
    else if (entry.state.status === 'failed') void this.retry(match);
  }

  /** Forgets a failure when the visitor leaves the page, so the next visit starts again. */
  leave(path: string): void {
    if (this.visited === path) this.visited = '';
    const entry = this.entries.get(path);
    if (entry?.state.status !== 'failed') return;
    entry.run += 1;
    this.entries.delete(path);
  }

  /** Loads a page ahead of a visit. A failure is forgotten; the visit tries again. */
  async prefetch(match: RouteMatch): Promise<void> {
    if (this.state(match.path).status !== 'idle') return;
    const entry = this.entry(match);
    await this.attempt(match, false);
    if (this.state(match.path).status === 'failed' && !entry.isVisited) {
      this.entries.delete(match.path);
    }
  }

  async retry(match: RouteMatch): Promise<void> {
    if (this.state(match.path).status !== 'failed') return;
    await this.attempt(match, true);
  }

  /** Retries, or reloads the document when the code failed and a newer shell is live: it may have the missing export. */
  tryAgain(match: RouteMatch): void {
    const state = this.state(match.path);
    const isOfCode = state.status === 'failed' && !isTransient(state.failure);
    if (isOfCode && this.registry.isShellOutdated()) this.reload();
    else void this.retry(match);
  }

  /** Retries a prerendered page until it loads. Stops at failures that a retry cannot fix. */
  async persist(match: RouteMatch): Promise<void> {
    this.visited = match.path;
    this.entry(match).isVisited = true;
    await this.attempt(match, false);
    for (let round = 0; ; round += 1) {
      const state = this.state(match.path);
      if (state.status !== 'failed' || !isTransient(state.failure)) return;
      const waits = this.limits.served;
      await wait(waits[Math.min(round, waits.length - 1)] ?? 0);
      await this.retry(match);
    }
  }

  prove(path: string): void {
    const entry = this.entries.get(path);
    if (entry) entry.isProven = true;
  }

  /** Marks a page that failed while rendering. If it never rendered before, tries another release at once. */
  fail(path: string, error: unknown): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    const failure = new RemoteFailure('RENDER', 'The page stopped with an error.', error);
    console.warn(`Page broke (${failure.code}): ${path}`, error);
    report('render', failure, this.registry.find(path)?.remote);
    const { arrived } = entry.state;
    const match = entry.isProven ? undefined : this.registry.find(path);
    const give = () => this.set(entry, { status: 'failed', failure, settled: OPEN, arrived });
    if (!match) {
      give();
      return;
    }
    const run = ++entry.run;
    this.set(entry, { status: 'loading', settled: OPEN, arrived });
    void this.fallBack(match, failure).then((hasOther) => {
      if (entry.run !== run) return;
      if (hasOther) void this.attempt(match, false);
      else give();
    });
  }

  private async fallBack({ remote }: RouteMatch, failure: RemoteFailure): Promise<boolean> {
    const failed = this.registry.inUse(remote);
    const hasOther = await this.registry.fallBack(remote, failure).catch(() => false);
    if (hasOther) {
      console.warn(`Another release of ${remote} is used (${failure.code}).`);
      report('fall-back', failure, remote, failed);
    }
    return hasOther;
  }

  private async attempt(match: RouteMatch, isRetry: boolean): Promise<void> {
    const entry = this.entry(match);
    const run = ++entry.run;
    const { promise: settled, open: settle } = gate();
    this.set(entry, { status: 'loading', settled, arrived: entry.arrival.promise });
    const timer = setTimeout(() => {
      const late = new RemoteFailure('TIMEOUT', `Nothing came within ${this.limits.total} ms.`);
      this.finish(entry, run, late, match);
      settle();
    }, this.limits.total);
    try {
      const page = await this.loadPatiently(match, isRetry, () => entry.run === run);
      this.finish(entry, run, page, match);
    } catch (error) {
      this.finish(entry, run, toFailure(error), match);
    } finally {
      clearTimeout(timer);
      settle();
    }
  }

  /** A late success counts until another attempt starts. */
  private finish(
    entry: Entry,
    run: number,
    result: LoadedPage | RemoteFailure,
    { remote }: RouteMatch,
  ): void {
    const { status, settled, arrived } = entry.state;
    if (entry.run !== run || status === 'ready') return;
    if (!(result instanceof RemoteFailure)) {
      this.set(entry, { status: 'ready', ...result, settled: OPEN, arrived: OPEN });
      entry.arrival.open();
    } else if (status !== 'failed') {
      console.warn(`Page not loaded (${result.code}): ${result.message}`, result.cause ?? '');
      report('load', result, remote);
      this.set(entry, { status: 'failed', failure: result, settled, arrived });
    }
  }

  private async loadPatiently(
    wanted: RouteMatch,
    isRetry: boolean,
    isWanted: () => boolean,
  ): Promise<LoadedPage> {
    if (isRetry) {
      await Promise.race([this.registry.refresh().catch(() => {}), wait(this.limits.registry)]);
      if (this.registry.isGone(wanted.path)) throw GONE.failure;
    }
    // The page may have moved to another remote.
    const match = this.registry.find(wanted.path) ?? wanted;
    if (isRetry) this.registry.unpin(match.remote);
    for (let round = 0; ;) {
      const query = isRetry || round > 0 ? `?r=${++this.attempts}` : '';
      try {
        return await this.loadOnce(match, query);
      } catch (error) {
        const failure = toFailure(error);
        if (!isWanted() || failure.code === 'GONE') throw failure;
        if (isTransient(failure)) {
          const pause = this.limits.retries[round];
          if (pause === undefined) throw failure;
          await wait(Math.max(pause * (1 + Math.random() / 10), failure.pause));
          round += 1;
          // The first retry covers network errors; later the release may be deleted. Only the visible page switches it.
          if (round > 1 && failure.code === 'NETWORK' && this.visited === wanted.path)
            await this.fallBack(match, failure);
        } else if (!(await this.fallBack(match, failure))) throw failure;
      }
    }
  }

  private async loadOnce(match: RouteMatch, query: string): Promise<LoadedPage> {
    const { remote, path } = match;
    const module = await this.loadModule(match, this.registry, query);
    const route = findRoute(module.routes, path);
    if (!route) {
      // If a newer registry no longer lists the page, the release is not at fault.
      const code = this.registry.isGone(path) ? 'GONE' : 'EXPOSE_MISSING';
      throw new RemoteFailure(code, `${remote} has no page ${path}.`);
    }
    const { default: Page } = await route.load();
    if (typeof Page !== 'function' && typeof Page !== 'object') {
      throw new RemoteFailure('CONTRACT', `${path} has no default export.`);
    }
    return { Page, route };
  }

  private entry({ remote, path }: RouteMatch): Entry {
    let entry = this.entries.get(path);
    if (entry?.remote !== remote) {
      entry = { remote, state: IDLE, arrival: gate(), run: 0, isVisited: false, isProven: false };
      this.entries.set(path, entry);
    }
    return entry;
  }

  private set(entry: Entry, state: PageState): void {
    entry.state = state;
    for (const listener of this.listeners) listener();
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
