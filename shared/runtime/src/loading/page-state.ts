import type { Route } from '@appling/contract/routes';
import type { ComponentType } from 'react';
import type { RemoteFailure } from './failure';

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

interface PageGates {
  /** Resolves when the current attempt ends. */
  settled: Promise<void>;
  /** Resolves when the page has loaded, after any number of attempts. */
  arrived: Promise<void>;
}

export interface Gate {
  promise: Promise<void>;
  open: () => void;
}

/** React's `use` reads it without suspending. */
export const OPEN: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

export const IDLE: PageState = { status: 'idle', settled: OPEN, arrived: OPEN };

export function gate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
