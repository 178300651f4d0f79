/** What the bundler's runtime offers: a chunk's address, and the step that imports it. */
interface ChunkRuntime {
  p: string;
  u: (chunk: string) => string;
  f: { j?: (chunk: string, promises: Promise<unknown>[]) => void };
}
declare const __webpack_require__: ChunkRuntime;
declare global {
  /** The shell's check of a script against its released hash; missing where nothing was released. */
  var APPLING_CHECK_SCRIPT: ((address: string) => Promise<void>) | undefined;
}

/** Lets the shell check each chunk of this bundle before it is imported. */
export function checkChunks(): void {
  const runtime = __webpack_require__;
  const importChunk = runtime.f.j;
  if (!importChunk) return;
  runtime.f.j = (chunk, promises) => {
    const check = globalThis.APPLING_CHECK_SCRIPT?.(runtime.p + runtime.u(chunk));
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
