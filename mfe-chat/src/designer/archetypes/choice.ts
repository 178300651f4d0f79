import type { AppLanguage } from '../../content/app-language';
import type { ArchetypeName } from '../../content/archetype-names';
import type { Finding } from '../interpret/brief';
import type { Reading } from './reading';

/** Corrections that a person made to a reading. */
export interface Choice {
  archetype?: string;
  subject?: string;
  role?: string;
  without?: readonly string[];
  isWithoutLook?: boolean;
}

/** One reading shown as a chip, with the next two alternatives. */
export interface ReadChip {
  of: 'archetype' | 'subject' | 'role' | 'look';
  value: string;
  words: string;
  others: readonly { value: string; words: string }[];
}

const first = <Item>(list: readonly Item[], isChosen: (item: Item) => boolean): Item[] => [
  ...list.filter(isChosen),
  ...list.filter((item) => !isChosen(item)),
];

export function chosenReading(reading: Reading, choice: Choice): Reading {
  const { without = [], archetype, subject, role, isWithoutLook } = choice;
  const isKept = (noun: string) => !without.includes(noun);
  const { brief } = reading;
  const archetypes = first(reading.archetypes, ({ value }) => value === archetype);
  return {
    ...reading,
    brief: isWithoutLook ? { ...brief, styles: [], colors: [], mode: undefined } : brief,
    archetypes: archetypes.filter(({ value }) => value === archetype || isKept(value)),
    subjects: first(
      reading.subjects.filter(({ one }) => isKept(one)),
      ({ one }) => one === subject,
    ),
    things: reading.things.filter(({ one }) => isKept(one) && one !== subject),
    roles: first(
      reading.roles.filter(({ value }) => isKept(value)),
      ({ value }) => value === role,
    ),
  };
}

const offered = 2;

export function chipsOf(reading: Reading, { labels }: Pick<AppLanguage, 'labels'>): ReadChip[] {
  const { archetypes, subjects, roles, brief } = reading;
  const label = (name: ArchetypeName) => labels[name] ?? name;
  const looks: Finding<string>[] = [...brief.styles, ...brief.colors];
  const [archetype] = archetypes;
  const [subject] = subjects;
  return [
    ...(archetype
      ? [
          {
            of: 'archetype' as const,
            value: archetype.value,
            words: label(archetype.value),
            others: archetypes
              .slice(1, 1 + offered)
              .map(({ value }) => ({ value, words: label(value) })),
          },
        ]
      : []),
    ...(subject
      ? [
          {
            of: 'subject' as const,
            value: subject.one,
            words: subject.many,
            others: subjects
              .slice(1, 1 + offered)
              .map(({ one, many }) => ({ value: one, words: many })),
          },
        ]
      : []),
    ...roles.map(({ value }) => ({
      of: 'role' as const,
      value,
      words: value,
      others: roles
        .filter((role) => role.value !== value)
        .slice(0, offered)
        .map((role) => ({ value: role.value, words: role.value })),
    })),
    ...(looks[0]
      ? [{ of: 'look' as const, value: 'look', words: looks[0].words, others: [] }]
      : []),
  ];
}

export function choose(before: Choice, { of, value }: ReadChip, other: string | undefined): Choice {
  if (of === 'look') return { ...before, isWithoutLook: true };
  if (other === undefined)
    return { ...before, without: [...(before.without ?? []), value], [of]: undefined };
  const without = (before.without ?? []).filter((each) => each !== other);
  return { ...before, without, [of]: other };
}
