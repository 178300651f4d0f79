import { scriptCheck } from './script-check';

interface ChunkRuntime {
  p: string;
  u: (chunk: string) => string;
  f: { j?: (chunk: string, promises: Promise<unknown>[]) => void };
}
declare const __webpack_require__: ChunkRuntime;

/** Lets the shell check each chunk of this bundle before it is imported. */
export function checkChunks(): void {
  const runtime = __webpack_require__;
  const importChunk = runtime.f.j;
  if (!importChunk) return;
  runtime.f.j = (chunk, promises) => {
    const check = scriptCheck()?.(runtime.p + runtime.u(chunk));
    if (!check) {
      importChunk(chunk, promises);
      return;
    }
    promises.push(
      check.then(() => {
        const own: Promise<unknown>[] = [];
        importChunk(chunk, own);
        return Promise.all(own);
      }),
    );
  };
}
