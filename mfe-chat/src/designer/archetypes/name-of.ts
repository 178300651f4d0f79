import { clip } from '../compose/clip';
import type { Chance } from '../compose/seed';
import { capitalise, fill } from './fill';
import type { Reading, SubjectReading } from './reading';
import type { Ingredients } from './subject';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** “Book Club Club” says it twice. */
const isRepeating = (name: string) => new Set(wordsIn(name)).size < wordsIn(name).length;

/** Name of the app: as the sentence gives it, else made of the noun and of what the app does. */
export function nameOf(
  { phrases, subject, texts }: Ingredients,
  { brief, language, owner: house }: Reading,
  chance: Chance,
  owner?: Pick<SubjectReading, 'one' | 'many'>,
): string {
  const given = brief.name?.value.trim();
  if (given) return clip(given, 40);
  // English writes names with capitals throughout.
  const proper = (noun: string) =>
    language === 'en'
      ? noun.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => capitalise(letter, language))
      : noun;
  if (house) return clip(proper(house), 40);
  const { one, many } = owner ?? subject;
  const slots = { one: proper(one), many: proper(many) };
  const names = (phrases.names ?? texts.appNames).map((name) => fill(name, slots, language));
  const sound = names.filter((name) => !isRepeating(name) && name.length <= 28);
  const said = owner && sound.length < names.length ? [slots.one] : sound;
  return clip(chance.pick(said.length > 0 ? said : names), 40);
}
