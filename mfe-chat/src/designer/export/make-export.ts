import { ownDataFrom, refreshOwn } from '../drawings/own-picture';
import { findOwnWith } from '../drawings/pictures';
import type { AppDesign } from '../model/app-design';
import type { Assets } from './assets/assets';
import { imageOf } from './assets/own-pictures';
import type { Exporter, Progress } from './exporter';
import { pack } from './pack';

export interface Packed {
  bytes: Uint8Array<ArrayBuffer>;
  count: number;
  checked: readonly string[];
}

/** Draws with the exported pictures, then restores the previous source. */
async function withOwn<Made>({ pictures }: Assets, make: () => Promise<Made>): Promise<Made> {
  const before = findOwnWith(
    ownDataFrom((id) => {
      const picture = pictures[id];
      return Promise.resolve(picture && imageOf(picture));
    }),
  );
  try {
    await refreshOwn();
    return await make();
  } finally {
    findOwnWith(before);
    await refreshOwn();
  }
}

/** The end of the export that was asked for last. */
let last: Promise<unknown> = Promise.resolve();

/** Waits for the exports before: where pictures are found is one for the whole page or worker, so exports take turns. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => {});
  return made;
}

/**
 * Makes an export, checks it and packs it, after those that were asked for before.
 *
 * @throws {Error} what could not be made, the fault that a check found, or the signal's reason
 */
export async function makeExport(
  exporter: Exporter,
  design: AppDesign,
  assets: Assets,
  progress: Progress,
  signal: AbortSignal,
): Promise<Packed> {
  const files = await inTurn(() => {
    signal.throwIfAborted();
    return withOwn(assets, () => exporter.make(design, assets, progress, signal));
  });
  signal.throwIfAborted();
  for (const { name, faultsIn } of exporter.checks) {
    const [fault] = faultsIn({ files, design, assets });
    if (fault) throw new Error(`${name}: ${fault}`);
  }
  const bytes = pack(files);
  signal.throwIfAborted();
  return { bytes, count: files.length, checked: exporter.checks.map(({ name }) => name) };
}
