import { ownDataFrom, refreshOwn } from '../drawings/own-picture';
import { findOwnWith } from '../drawings/pictures';
import type { AppDesign } from '../model/app-design';
import type { Assets } from './assets/assets';
import { imageOf } from './assets/own-pictures';
import type { Exporter, Progress } from './exporter';
import { turns } from './in-turn';
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

// One source of pictures serves the whole page or worker.
const inTurn = turns();

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
    return withOwn(assets, () => exporter.make(design, assets, progress));
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
