import type { FromExports, Make, ToExports } from './exports-messages';

/** What a worker's global scope and a test's stand-in have in common. */
interface Scope {
  postMessage: (message: FromExports, options?: StructuredSerializeOptions) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToExports>) => void) => void;
}

/** Whoever calls an export off ends the worker. */
const never = new AbortController().signal;

/** Makes from inside a worker what the page asks for. */
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
