import { moodMatches } from '../../interpret/read-moods';
import { wordsOf } from '../../interpret/words';
import { moodLook } from '../../themes/mood-look';
import type { Read } from './hand';
import { around } from './look';
import { isRefused } from './look-modes';
import { endsNoun } from './row-becomes';
import { typed } from './tokens';

/** “Make it feel like a newspaper”: a clause that only names a mood. */
export const mood: Read = async (tokens, hand) => {
  const { spoken, text, options } = hand;
  const [first] = tokens;
  if (!first || tokens.some(({ quote }) => quote !== undefined)) return undefined;
  // “It looks like a kids' toy” is a complaint.
  if (spoken.lengthAt(tokens, 0, 'complaint') > 0) return undefined;
  const said = typed(text, tokens);
  // “30s, 60s and 90s” are durations, “90s” alone is a style.
  if (/^\d{2}s$/u.test(said) && (text.match(/\b\d{2}s\b/gu) ?? []).length > 1) return undefined;
  const words = wordsOf(said);
  const found = moodMatches(words, hand.moods).map(({ value, from, to }) => {
    const [begin, end] = [first.at + (words[from]?.at ?? 0), first.at + (words[to]?.end ?? 0)];
    return {
      name: value.mood,
      from: tokens.findIndex((token) => token.end > begin),
      to: tokens.findLastIndex((token) => token.at < end) + 1,
    };
  });
  const plain = tokens.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to));
  // “Make the kids smarter” is about kids, “make it for kids” about the look.
  const isAboutThem = found.some(
    ({ from }) =>
      from > 1 &&
      spoken.lengthAt(tokens, from - 1, 'the') > 0 &&
      spoken.lengthAt(tokens, from - 2, 'set') > 0,
  );
  if (isAboutThem) return undefined;
  const wanted = found.find(({ from }) => !isRefused(tokens, from, hand));
  const most = spoken.has(tokens, 'set', 'lookword') ? 1 : 0;
  if (!wanted || spoken.rest(plain, ...around).length > most) return undefined;
  if (spoken.rest(plain, ...around).some((token) => endsNoun([token], hand))) return undefined;
  if (spoken.has(tokens, 'rename', 'call') && !spoken.has(tokens, 'set')) return undefined;
  const drawn = (await options.content.moods())[wanted.name];
  if (!drawn) return undefined;
  const { palette, radius, mode, surface, density, type } = moodLook(wanted.name, drawn);
  return {
    look: wanted.name,
    // “Warm colours” are no other typeface.
    operations: spoken.has(tokens, 'colors')
      ? [{ op: 'theme.look', palette, radius: hand.design.look.radius, mode }]
      : [
          { op: 'theme.look', palette, radius, mode },
          { op: 'type.set', face: type.display, of: 'display' },
          { op: 'type.set', face: type.text, of: 'text' },
          { op: 'surface.set', surface },
          { op: 'density.set', density },
        ],
  };
};
