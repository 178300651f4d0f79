import { clip } from '../compose/clip';
import { capitalise } from './fill';
import type { Part } from '../../content/archetype.schema';
import type { ArchetypeContent } from '../../content/app-language';

type Mechanics = ArchetypeContent['archetype'];
import type { IconName } from '../drawings/icon-names.generated';
import type { FeatureName } from '../interpret/features';
import type { SaidPart } from './reading';

export interface PlannedScreen {
  id: string;
  title: string;
  label: string;
  icon: IconName;
  isTab: boolean;
  parts: readonly Part[];
  /** What the sentence describes for this screen, as typed. */
  said: readonly SaidPart[];
  /** Index of the thing that the screen shows; undefined for the subject. */
  thing?: number;
  /** Shows what no sentence names: the first to go when there are too many screens. */
  isExtra?: true | undefined;
}

/** Width in Latin letters: a CJK character is twice as wide. */
const widthOf = (text: string) => text.replaceAll(/[\u3000-\ud7ff]/gu, 'mm').length;
const room = 12;

/** Ranks words of a title by length; participles such as “abandoned” come last. */
const tells = (word: string) => (word.endsWith('ed') ? 0 : word.length);

export function tabLabel(title: string): string {
  if (widthOf(title) <= room) return title;
  const [fitting] = (title.match(/\p{L}(?:[^\s(/&,]*[^\s(/&,’'])?/gu) ?? [])
    .filter((word) => widthOf(word) <= room)
    .sort((a, b) => tells(b) - tells(a));
  return capitalise(fitting ?? clip(title, widthOf(title) > title.length ? 8 : 15), 'en');
}

export function firstOf(
  { firsts }: Mechanics,
  asked: readonly FeatureName[],
  seed: number,
): Mechanics['firsts'][number] {
  const wanted = asked
    .map((feature) => firsts.find(({ when }) => when.includes(feature)))
    .find(Boolean);
  const calm = firsts.filter((first) => !first.asked);
  const chosen = wanted ?? calm[seed % calm.length];
  if (!chosen) throw new Error('An archetype without a first screen');
  return chosen;
}

export const most = 11;

export type Say = (key: string) => string;
