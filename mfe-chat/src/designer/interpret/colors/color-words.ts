import type { ColorRoleName, ColorWords } from '../../../content/colors.schema';
import type { Pattern } from '../../../content/lexicon.schema';
import { looks } from '../../engine-data';
import { PatternSet } from '../patterns';
import { plainly, wordsOf } from '../words';

export interface ColorName {
  value: string;
  kind: 'basic' | 'name' | 'thing';
}
export type Shade = keyof ColorWords['shades'];

/** Indexed word lists; without the loaded lists only basic colours are known. */
export interface KnownColors {
  names: PatternSet<ColorName>;
  english: ReadonlyMap<string, string>;
  shades: PatternSet<Shade>;
  roles: PatternSet<ColorRoleName>;
  compounds: readonly (readonly [start: string, shade: Shade])[];
  states: (language: string) => PatternSet<string>;
  links: ReadonlySet<string>;
  grounds: ReadonlySet<string>;
  traps: ReadonlySet<string>;
}

const grammar = { fillers: new Set<string>() };

/** Matches every word in exactly this form. */
const exactly = (phrase: string): Pattern => {
  const parts = wordsOf(phrase).map(({ plain }) => ({ exact: plain }));
  const [only] = parts;
  return parts.length === 1 && only ? only : parts;
};

const setOf = <Value>(lists: Iterable<readonly [Value, readonly Pattern[]]>) => {
  const set = new PatternSet<Value>(grammar);
  for (const [value, patterns] of lists) set.add(patterns, value);
  return set;
};

function make(words: ColorWords | undefined): KnownColors {
  const named = (list: Readonly<Record<string, string>> = {}, kind: ColorName['kind']) =>
    Object.entries(list).map(([name, value]) => [{ value, kind }, [exactly(name)]] as const);
  const basic = Object.entries(looks.colors).map(
    ([value, patterns]) => [{ value, kind: 'basic' } as const, patterns] as const,
  );
  const entries = <Key extends string>(lists?: Readonly<Partial<Record<Key, Pattern[]>>>) =>
    Object.entries(lists ?? {}) as [Key, Pattern[]][];
  const states = new Map<string, PatternSet<string>>();
  return {
    names: setOf([...basic, ...named(words?.names, 'name'), ...named(words?.things, 'thing')]),
    english: new Map(
      Object.entries({ ...words?.things, ...words?.names }).map(([name, value]) => [value, name]),
    ),
    shades: setOf(entries(words?.shades)),
    roles: setOf(entries(words?.roles)),
    compounds: (['dark', 'light'] as const).flatMap((shade) =>
      (words?.compounds[shade] ?? []).map((start) => [start, shade] as const),
    ),
    states: (language) => {
      const made =
        states.get(language) ??
        setOf((words?.states[language] ?? []).map((state) => [state, [exactly(state)]] as const));
      states.set(language, made);
      return made;
    },
    links: new Set(words?.links.map(plainly)),
    grounds: new Set(words?.grounds.map(plainly)),
    traps: new Set(words?.traps),
  };
}

let basic: KnownColors | undefined;
const fetched = new WeakMap<ColorWords, KnownColors>();

/** Memoised on first use: the word lists load after this module. */
export function knownColors(words: ColorWords | undefined): KnownColors {
  if (!words) return (basic ??= make(undefined));
  const known = fetched.get(words) ?? make(words);
  fetched.set(words, known);
  return known;
}
