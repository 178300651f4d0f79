import { arrived } from '@appling/runtime/federation/fetch-data';
import { releasedData } from '@appling/runtime/federation/released-file';
import { learntChangesFile } from '../../../content/file-names';
import { joined, type LearntChanges } from './model';

const loaded = new Map<string, Promise<LearntChanges | undefined>>();

async function load(language: string): Promise<LearntChanges | undefined> {
  const { own, shared } = await arrived(
    import(/* webpackChunkName: "learnt-changes" */ './learnt-changes'),
  );
  const file = own[language];
  if (file === undefined) return undefined;
  return joined(
    ...(await Promise.all([
      releasedData(learntChangesFile('shared'), shared),
      releasedData(learntChangesFile(language), file),
    ])),
  );
}

/** Loads the learnt weights of a language; undefined if there are none or loading fails. */
export function learntIn(language: string): Promise<LearntChanges | undefined> {
  const coming = loaded.get(language) ?? load(language).catch(() => undefined);
  loaded.set(language, coming);
  void coming.then((learnt) => learnt ?? loaded.delete(language));
  return coming;
}
