import type { Route } from '@appling/contract/routes';
import type { ComponentType } from 'react';
import type { RemoteFailure } from './failure';

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

/** A promise that is resolved from outside. */
export interface Gate {
  promise: Promise<void>;
  open: () => void;
}

/** A promise that React's `use` reads without suspending. */
export const OPEN: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

export const IDLE: PageState = { status: 'idle', settled: OPEN, arrived: OPEN };

/** A new promise and the key to it. */
export function gate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
