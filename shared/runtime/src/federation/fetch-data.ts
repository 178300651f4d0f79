declare const __webpack_public_path__: string;

/** What modules of this bundle still wait for: each asks for its file once, and again after a failure. */
const missing = new Set<() => Promise<void>>();

/** An answer that has not come in full by then will not: who waits is told, and may ask again. */
const LIMIT_MS = 20_000;

/** How often each file could not be had. */
const failures = new Map<string, number>();

/**
 * The content of a JSON file of the release, which the browser checks against its hash.
 *
 * @param integrity `sha384-…` or `sha256-…` of the released file
 * @throws {TypeError} when the file cannot be had, or is not the one that was released
 * @throws {DOMException} named TimeoutError, when it has not come in 20 s
 */
export async function fetchFile<Data>(file: string, integrity: string): Promise<Data> {
  const failed = failures.get(file) ?? 0;
  // Bytes that were wrong lie in the browser's cache under the first address.
  const query = failed > 0 ? `?r=${failed}` : '';
  failures.set(file, failed + 1);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(`${__webpack_public_path__}${file}${query}`, { integrity, signal });
  if (!answer.ok) throw new TypeError(`${file} answers ${answer.status}.`);
  const data = (await answer.json()) as Data;
  failures.set(file, failed);
  return data;
}

/**
 * A file of the release that a module of this bundle takes its exports from: written by build/data-module, called by
 * nobody else. The hash stands in a script that was checked itself.
 *
 * @param integrity `sha384-…` of the released file
 */
export function fetchData(file: string, integrity: string, take: (data: never) => void): void {
  let coming: Promise<void> | undefined;
  const load = async () => {
    take(await fetchFile<never>(file, integrity));
    missing.delete(ask);
  };
  const ask = () =>
    (coming ??= load().finally(() => {
      coming = undefined;
    }));
  missing.add(ask);
  ask().catch(() => {});
}

/**
 * Resolves when the data of this bundle's modules is there: at once where they are bundled with it. What could not be
 * had is asked for again by the next who waits.
 *
 * @throws {TypeError} when a file cannot be had, or is not the one that was released
 * @throws {DOMException} named TimeoutError, when it has not come in 20 s
 */
export async function dataArrived(): Promise<void> {
  await Promise.all([...missing].map((ask) => ask()));
}

/**
 * A module of data that is imported when it is wanted, with its exports in it.
 *
 * @throws {TypeError} as {@link dataArrived} does
 */
export async function arrived<Module>(module: Promise<Module>): Promise<Module> {
  const exports = await module;
  await dataArrived();
  return exports;
}
