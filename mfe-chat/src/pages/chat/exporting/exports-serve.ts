import type { FromExports, Make, ToExports } from './exports-messages';

interface Scope {
  postMessage: (message: FromExports, options?: StructuredSerializeOptions) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToExports>) => void) => void;
}

/** The page cancels by terminating the worker. */
const never = new AbortController().signal;

export function serve(scope: Scope, make: Make): void {
  scope.addEventListener('message', ({ data: { id, exporter, design, assets } }) => {
    const progress = (ratio: number) => scope.postMessage({ id, ratio });
    make(exporter, design, assets, progress, never).then(
      (made) => scope.postMessage({ id, made }, { transfer: [made.bytes.buffer] }),
      (error: unknown) => {
        const fault = error instanceof Error ? error.message : String(error);
        scope.postMessage({ id, fault });
      },
    );
  });
  scope.postMessage({ isReady: true });
}
