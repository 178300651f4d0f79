import { choiceIn } from '../../../content/app-content';
import { kinds } from '../../../content/released-content';
import type { AppContent } from '../../../content/source';
import type { Released } from '@appling/shared/federation/released-file';
import { languages } from '../../engine-data';
import type { Brief } from '../../interpret/brief';
import { sayFrom } from '../words';

function atHand<Data>(file: Released<Data> | undefined): Data {
  if (typeof file !== 'object') throw new Error('Content is at hand in Node only.');
  return file.data;
}

/** What apps say in a language, from the disk and at once; undefined for English and where there is none. */
export const languageOf = (code: string) =>
  Object.hasOwn(languages, code) ? atHand(languages[code]) : undefined;

/** What the app of a brief is filled with, from the disk and at once: for programs that run in Node. */
export function contentOf(brief: Pick<Brief, 'kind' | 'language' | 'text' | 'name'>): AppContent {
  const language = languageOf(brief.language);
  const kind = atHand(kinds[brief.kind.value]);
  const base = { kind, ...(language ? { language } : {}) };
  const choice = choiceIn(kind, brief, sayFrom(language?.interface));
  if (!choice) return base;
  if ('pack' in choice) return { ...base, pack: atHand(choice.pack.file) };
  const { entry, place } = choice.trip;
  return { ...base, trip: { place, content: atHand(entry.file) } };
}
