import { clip } from '../compose/clip';
import type { Chance } from '../compose/seed';
import { capitalise, fill } from './fill';
import type { Reading, SubjectReading } from './reading';
import type { Ingredients } from './subject';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Matches names that repeat a word: “Book Club Club”. */
const isRepeating = (name: string) => new Set(wordsIn(name)).size < wordsIn(name).length;

/** In characters. */
const longest = 28;

export function nameOf(
  { phrases, subject, texts }: Ingredients,
  { brief, language, owner: house, title }: Reading,
  chance: Chance,
  owner?: Pick<SubjectReading, 'one' | 'many'>,
): string {
  const given = brief.name?.value.trim();
  if (given) return clip(given, 40);
  // English capitalises every word of a name.
  const proper = (noun: string) =>
    language === 'en'
      ? noun.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => capitalise(letter, language))
      : noun;
  if (house) return clip(proper(house), 40);
  if (title && title.length <= longest) return proper(title);
  const { one, many } = owner ?? subject;
  const slots = { one: proper(one), many: proper(many) };
  const names = (phrases.names ?? texts.appNames).map((name) => fill(name, slots, language));
  const sound = names.filter((name) => !isRepeating(name) && name.length <= longest);
  const said = owner && sound.length < names.length ? [slots.one] : sound;
  return clip(chance.pick(said.length > 0 ? said : names), 40);
}
