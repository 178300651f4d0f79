import { deepEqual } from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../../shared/contract/src/registry.ts';
import { findFaults } from '../smoke.ts';
import type { PublishedSite } from './site.ts';

/** Expects faults for a changed and for a missing file, and none after both are restored. */
export async function expectSmoke(origin: string, { current }: PublishedSite): Promise<void> {
  const registry = readFileSync(path.join(current, 'registry.json'), 'utf8');
  const { remotes } = JSON.parse(registry) as Registry;
  const { id = '', entry = '' } = remotes.chat?.current ?? {};
  const address = `/r/chat/${id}/${entry}`;
  const file = path.join(current, address);
  deepEqual(await findFaults(origin, 'chat'), []);
  deepEqual(await findFaults(origin, 'shell'), []);
  for (const form of ['', '.br', '.gz']) renameSync(file + form, `${file}${form}.aside`);
  try {
    deepEqual(await findFaults(origin, 'chat'), [`${address} answers 404.`]);
    deepEqual(await findFaults(origin, 'shell'), [`${address} answers 404.`]);
    writeFileSync(file, 'other bytes');
    deepEqual(await findFaults(origin, 'chat'), [`${address} is not the file that was released.`]);
  } finally {
    rmSync(file, { force: true });
    for (const form of ['', '.br', '.gz']) renameSync(`${file}${form}.aside`, file + form);
  }
  deepEqual(await findFaults(origin, 'chat'), []);
}
