import type { Reading, SubjectReading } from '../reading';

const counted = /\b(?:total|number|amount|count|sum) of\s+$/iu;
const afterPronoun = /\b(?:it|he|she|they)\s+$/iu;
const possessed = /\b(?:my|our|your|their|his|her)\s+(?:\S+\s+)?$/iu;
const described = /^\s+(?:is|are|was|were|gets?)\s/iu;

/** “A total of kilos”, “whether it bites” and “my hands are dirty” name no lists. */
function isMentioned({ at, words }: SubjectReading, text: string): boolean {
  const before = text.slice(0, at);
  return (
    counted.test(before) ||
    afterPronoun.test(before) ||
    (possessed.test(before) && described.test(text.slice(at + words.length)))
  );
}

const enumerated = /(?:[,;:]|\band|\bwith|\bplus|&)\s+(?:(?:the|my|our|their|all|any)\s+)?$/iu;

const several =
  /(?<!\b(?:under|in|within|every|after) )\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred)\s+$/iu;

/** Unknown nouns are lists only beside others or counted: “stages, sessions”, “forty households”, not “into grams”. */
const isEnumerated = (
  { at, category }: SubjectReading,
  { text, language }: Reading['brief'],
): boolean =>
  category !== undefined ||
  language !== 'en' ||
  [enumerated, several].some((before) => before.test(text.slice(0, at)));

/** “It’s Maya, Tom and Jonas”, “4 luthiers”: names and counts, no lists. German nouns are capitalised. */
function isProper(
  { at, category }: Pick<SubjectReading, 'at' | 'category'>,
  { text, language }: Reading['brief'],
): boolean {
  const isFirst = /(?:^|[.!?:\n"“])\s*$/u.test(text.slice(0, at));
  const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(at)) && !isFirst && language !== 'de';
  return category === undefined && (isName || /^\d/u.test(text.slice(at)));
}

/** Those of several nouns that no screen showed which deserve a list of their own. */
export const collectionsIn = (
  several: readonly SubjectReading[],
  brief: Reading['brief'],
): SubjectReading[] =>
  several.filter(
    (noun) => isEnumerated(noun, brief) && !isMentioned(noun, brief.text) && !isProper(noun, brief),
  );
