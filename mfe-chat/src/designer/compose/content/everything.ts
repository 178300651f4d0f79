import { choiceIn } from '../../../content/app-content';
import { kinds } from '../../../content/released-content';
import type { Released } from '@appling/shared/federation/released-file';
import type { Brief } from '../../interpret/brief';
import { familyOf } from '../samples';
import { wordsOf } from '../words';
import type { Content, Words } from './content';
import { controlWords, interfaceWords } from './interface-words';
import { arabic } from './spoken/arabic';
import { chinese } from './spoken/chinese';
import { french } from './spoken/french';
import { german } from './spoken/german';
import { indonesian } from './spoken/indonesian';
import { italian } from './spoken/italian';
import { japanese } from './spoken/japanese';
import { korean } from './spoken/korean';
import { portuguese } from './spoken/portuguese';
import { russian } from './spoken/russian';
import { spanish } from './spoken/spanish';
import { turkish } from './spoken/turkish';
import { spokenOf } from './spoken';

/** The words of all languages, for programs that run in Node and fetch nothing. */
export const everything: Words = {
  words: interfaceWords,
  controls: controlWords,
  spoken: {
    es: spanish,
    de: german,
    fr: french,
    pt: portuguese,
    it: italian,
    tr: turkish,
    zh: chinese,
    ja: japanese,
    ko: korean,
    ru: russian,
    ar: arabic,
    id: indonesian,
  },
};

function atHand<Data>(file: Released<Data> | undefined): Data {
  if (typeof file !== 'object') throw new Error('Content is at hand in Node only.');
  return file.data;
}

/** What the app of a brief is filled with, from the disk and at once: for programs that run in Node. */
export function contentOf(brief: Pick<Brief, 'kind' | 'language' | 'text' | 'name'>): Content {
  const { words, spoken } = everything;
  const said = spoken[brief.language];
  const phrases = said && spokenOf(said, familyOf(brief.kind.value)).phrases;
  const kind = atHand(kinds[brief.kind.value]);
  const choice = choiceIn(kind, brief, wordsOf(words['en'], words[brief.language], phrases));
  if (!choice) return { ...everything, kind };
  if ('pack' in choice) return { ...everything, kind, pack: atHand(choice.pack.file) };
  const { entry, place } = choice.trip;
  return { ...everything, kind, trip: { place, content: atHand(entry.file) } };
}
