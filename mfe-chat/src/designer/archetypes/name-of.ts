import { clip } from '../compose/context';
import type { Chance } from '../compose/seed';
import { capitalise, fill } from './fill';
import type { Reading } from './reading';
import type { Ingredients } from './subject';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** “Book Club Club” says it twice. */
const isRepeating = (name: string) => new Set(wordsIn(name)).size < wordsIn(name).length;

/** Name of the app: as the sentence gives it, else made of the noun and of what the app does. */
export function nameOf(
  { phrases, subject, texts }: Ingredients,
  { brief, language }: Reading,
  chance: Chance,
): string {
  const given = brief.name?.value.trim();
  if (given) return clip(given, 40);
  // English writes names with capitals throughout.
  const proper = (noun: string) =>
    language === 'en'
      ? noun.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => capitalise(letter, language))
      : noun;
  const slots = { one: proper(subject.one), many: proper(subject.many) };
  const names = (phrases.names ?? texts.appNames).map((name) => fill(name, slots, language));
  const sound = names.filter((name) => !isRepeating(name) && name.length <= 28);
  return clip(chance.pick(sound.length > 0 ? sound : names), 40);
}
