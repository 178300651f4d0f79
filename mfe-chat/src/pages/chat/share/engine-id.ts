declare const __webpack_public_path__: string;

/** The prefix of the release id, from the URL of its files. */
export function engineId(): string {
  const address = typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__;
  return /\/([a-z0-9]{6})[a-z0-9]*\/$/.exec(address)?.[1] ?? '';
}
