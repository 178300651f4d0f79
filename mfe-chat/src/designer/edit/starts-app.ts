import type { ContentSource } from '../../content/source';
import { languageOfIdea } from '../interpret/read-brief';
import { beginningOf, beginsApp, namesApp, purposeAt } from '../interpret/read-edit';
import { readIdea } from '../interpret/read-idea';
import { wordsOf } from '../interpret/words';
import { editWords } from './edit-words.generated';
import { loadEditWords } from './load-edit-words';

const wordsFor = (text: string) => {
  const said = editWords[languageOfIdea(text)] ?? editWords['en'];
  const english = editWords['en'] ?? said;
  return said && english ? { said, english } : undefined;
};

const least = 3;

/** Returns the text after a dismissal: “forget this one, …”, “a different one now: …”. */
export function afterDismissal(text: string): string | undefined {
  const words = wordsFor(text);
  const all = wordsOf(text);
  const lists = words ? [words.said, words.english].map((each) => each.words['dismiss'] ?? []) : [];
  const ends = lists.flat().flatMap((phrase) => {
    const plain = wordsOf(phrase).map((word) => word.plain);
    const at = all.findIndex((_, from) =>
      plain.every((word, step) => all[from + step]?.plain === word),
    );
    return at < 0 ? [] : [at + plain.length];
  });
  const from = Math.max(-1, ...ends);
  return from >= 0 && all.length - from >= least ? text.slice(all[from]?.at) : undefined;
}

export async function namesOther(text: string, content: ContentSource): Promise<boolean> {
  const words = wordsFor(text);
  if (!words) return false;
  const isApp = namesApp(text, words.said) || namesApp(text, words.english);
  return isApp || purposeAt(text, words.said) >= 0 || (await readIdea(text, content)).kind.at >= 0;
}

export const saysNewApp = (text: string, isNamed = false): boolean => {
  const words = wordsFor(text);
  if (!words) return false;
  const { said, english } = words;
  // Text that names a part of the open app must begin like a new app.
  if (isNamed && ![said, english].some((each) => beginsApp(text, each))) return false;
  return namesApp(text, said) || namesApp(text, english);
};

/** Recognises a new app in a text that is not an edit: “a garden planner”. Needs clear words: the design is lost. */
export async function startsApp(text: string, content: ContentSource): Promise<boolean> {
  await loadEditWords([languageOfIdea(text)]);
  const words = wordsFor(text);
  if (!words) return false;
  const { said, english } = words;
  // Short sentences may be detected as the wrong language, and many languages borrow English words.
  const beginnings = [beginningOf(text, said), beginningOf(text, english)];
  const isNew = beginnings.includes('new');
  if (beginnings.includes('order') && !isNew) return false;
  const purpose = purposeAt(text, said);
  // “Make a red one for urgent stuff” is about a part of the open app.
  const before = wordsOf(text.slice(0, Math.max(0, purpose))).at(-1)?.plain;
  if (before !== undefined && said.words['ones']?.includes(before)) return false;
  const { kind } = await readIdea(text, content);
  if (isNew || saysNewApp(text)) return kind.at >= 0 || purpose > 0;
  if (purpose < 0) return false;
  if (kind.at >= 0 && kind.at < Math.min(purpose, 12)) return true;
  const products = (await content.app('en'))?.products ?? {};
  return Object.hasOwn(products, text.slice(0, purpose).trim().toLowerCase());
}

export async function mayStartApp(text: string, content: ContentSource): Promise<boolean> {
  await loadEditWords([languageOfIdea(text)]);
  const words = wordsFor(text);
  if (!words) return false;
  const { said, english } = words;
  if (beginningOf(text, said) === 'order' || beginningOf(text, english) === 'order') return false;
  const { kind, features } = await readIdea(text, content);
  return kind.at >= 0 || features.some(({ at }) => at >= 0) || beginningOf(text, said) === 'new';
}
