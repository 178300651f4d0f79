import type { MoodFile, Mood, MoodWords } from './mood.schema';

export type Moods = Readonly<Record<string, MoodFile>>;

export const moodWordsIn = (moods: Moods, code: string): MoodWords =>
  Object.fromEntries(
    Object.entries(moods).flatMap(([name, { words, ambiguous }]) => {
      const own = words[code];
      const maybe = ambiguous?.[code];
      if (!own && !maybe) return [];
      return [[name, { ...(own && { words: own }), ...(maybe && { ambiguous: maybe }) }]];
    }),
  );

export const moodLooks = (moods: Moods): Readonly<Record<string, Mood>> =>
  Object.fromEntries(
    Object.entries(moods).map(
      ([
        name,
        { $schema: _schema, words: _words, ambiguous: _maybe, opposes: _other, ...mood },
      ]) => [name, mood],
    ),
  );

export const moodOpposites = (moods: Moods): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(moods).flatMap(([name, { opposes }]) => (opposes ? [[name, opposes]] : [])),
  );
