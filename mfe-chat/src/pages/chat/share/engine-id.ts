declare const __webpack_public_path__: string;

/** Names the engine that draws here: the beginning of its release's id, which stands in the address of its files. */
export function engineId(): string {
  const address = typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__;
  return /\/([a-z0-9]{6})[a-z0-9]*\/$/.exec(address)?.[1] ?? '';
}
