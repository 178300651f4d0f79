import { ReleasedFile, type Released } from '@appling/runtime/federation/released-file';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, jsonIn } from '../../../content/read-content';
import { learntChangesFile } from '../../../content/file-names';
import type { LearntChanges, OwnWeights } from '../../../content/learnt-changes.schema';

/* Browsers fetch the exports of this module as data (see rspack.config.ts). */

const folder = path.join(CONTENT, 'learnt-changes');

const fileOf = <Data>(name: string): Released<Data> => {
  const data = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Data;
  return new ReleasedFile(learntChangesFile(path.basename(name, '.json')), data);
};

export const shared = fileOf<LearntChanges>('shared.json');
export const own: Readonly<Record<string, Released<OwnWeights>>> = Object.fromEntries(
  jsonIn(folder)
    .filter((name) => name !== 'shared.json')
    .map((name) => [path.basename(name, '.json'), fileOf<OwnWeights>(name)]),
);
