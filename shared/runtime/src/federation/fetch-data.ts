declare const __webpack_public_path__: string;

const missing = new Set<() => Promise<void>>();

/** Time limit of a request, in ms; callers may retry. */
const LIMIT_MS = 20_000;

const failures = new Map<string, number>();

/** Fetches a JSON file of the release and checks its hash. Rejects after 20 s, or when it differs. */
export async function fetchFile<Data>(file: string, integrity: string): Promise<Data> {
  const failed = failures.get(file) ?? 0;
  // The browser caches wrong bytes under the first address.
  const query = failed > 0 ? `?r=${failed}` : '';
  failures.set(file, failed + 1);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(`${__webpack_public_path__}${file}${query}`, { integrity, signal });
  if (!answer.ok) throw new TypeError(`${file} answers ${answer.status}.`);
  const data = (await answer.json()) as Data;
  failures.set(file, failed);
  return data;
}

/** Loads the exports of a module from a file of the release. Only code that `data-module` generates calls it. */
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

/** Resolves when this bundle's data has loaded, at once if it is bundled. Failed loads are retried on the next call. */
export async function dataArrived(): Promise<void> {
  await Promise.all([...missing].map((ask) => ask()));
}

/** Waits for a lazily imported data module and for its exports; rejects as {@link dataArrived} does. */
export async function arrived<Module>(module: Promise<Module>): Promise<Module> {
  const exports = await module;
  await dataArrived();
  return exports;
}
