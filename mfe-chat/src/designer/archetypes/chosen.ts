import type { ArchetypeName } from '../../content/archetype-names';
import type { Brief, Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import type { Reading } from './reading';

/** What the visitor corrected in a reading. What is left out stays as it was read. */
export interface Chosen {
  archetype?: ArchetypeName | undefined;
  /** Null: the app has no subject. */
  subject?: string | null | undefined;
  /** Features that the app must not have. */
  without?: readonly FeatureName[] | undefined;
  /** The roles that stay; the first one holds the phone. */
  roles?: readonly string[] | undefined;
}

/** Puts the chosen finding first; one that was not read changes nothing. */
const withFirst = <Each extends Finding<string>>(
  findings: readonly Each[],
  wanted: string | undefined,
): readonly Each[] => {
  const first = findings.find(({ value }) => value === wanted);
  return first ? [first, ...findings.filter((each) => each !== first)] : findings;
};

function withoutFeatures(brief: Brief, without: readonly FeatureName[]): Brief {
  const isOut = ({ value }: Finding<FeatureName>) => without.includes(value);
  return {
    ...brief,
    features: brief.features.filter((each) => !isOut(each)),
    excluded: [
      ...brief.excluded.filter((each) => !isOut(each)),
      ...without.map((value) => ({ value, words: '', at: -1 })),
    ],
  };
}

/** Returns the reading as the visitor corrected it. */
export function choose(reading: Reading, chosen: Chosen): Reading {
  const { archetype, subject, without = [], roles } = chosen;
  return {
    ...reading,
    brief: without.length > 0 ? withoutFeatures(reading.brief, without) : reading.brief,
    archetypes: withFirst(reading.archetypes, archetype),
    subjects: subject === null ? [] : withFirst(reading.subjects, subject),
    roles: roles
      ? roles.flatMap((role) => reading.roles.filter(({ value }) => value === role))
      : reading.roles,
  };
}
