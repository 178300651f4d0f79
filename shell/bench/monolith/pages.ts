import type { RouteMatch } from '@appling/contract/registry';
import { findRoute, type RemoteModule } from '@appling/contract/routes';
import { toFailure } from '../../../shared/runtime/src/loading/failure';
import type { PageSource } from '../../src/remotes/page-source';
import { limitsOf } from '../../../shared/runtime/src/loading/page-loader';
import { IDLE, OPEN, type PageState } from '../../../shared/runtime/src/loading/page-state';
import { linkStyleSheet } from '../../../shared/runtime/src/loading/style-sheet';

/** Each remote's routes and the address of its style sheet. */
export type Parts = Record<string, { module: RemoteModule; styles: string }>;

/** Loads pages by plain `import()`: no registry, no containers, no retries. */
export class Pages implements PageSource {
  private readonly parts: Parts;
  private readonly states = new Map<string, PageState>();
  private readonly listeners = new Set<() => void>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(path: string): PageState {
    return this.states.get(path) ?? IDLE;
  }

  visit(match: RouteMatch): void {
    if (this.state(match.path).status === 'idle') void this.load(match);
  }

  leave(): void {}

  fail(): void {}

  prove(): void {}

  readonly limits = limitsOf();

  tryAgain(match: RouteMatch): void {
    void this.load(match);
  }

  private async load({ remote, path }: RouteMatch): Promise<void> {
    const part = this.parts[remote];
    const route = part && findRoute(part.module.routes, path);
    if (!part || !route) return;
    const both = Promise.all([route.load(), linkStyleSheet(remote, part.styles)]);
    const over = both.then(
      ([{ default: Page }]) =>
        this.set(path, { status: 'ready', Page, route, settled: OPEN, arrived: OPEN }),
      (error: unknown) =>
        this.set(path, {
          status: 'failed',
          failure: toFailure(error),
          settled: OPEN,
          arrived: OPEN,
        }),
    );
    this.set(path, { status: 'loading', settled: over, arrived: over });
    await over;
  }

  private set(path: string, state: PageState): void {
    this.states.set(path, state);
    for (const listener of this.listeners) listener();
  }
}
