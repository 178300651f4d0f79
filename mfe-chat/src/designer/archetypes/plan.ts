import { clip } from '../compose/clip';
import { capitalise } from './fill';
import type { Part } from '../../content/archetype.schema';
import type { ArchetypeContent } from '../../content/app-language';

type Mechanics = ArchetypeContent['archetype'];
import type { IconName } from '../drawings/icon-names.generated';
import type { FeatureName } from '../interpret/features';
import type { SaidPart } from './reading';

/** A screen before it is built. */
export interface PlannedScreen {
  id: string;
  title: string;
  /** Label of its tab; the title where it is short. */
  label: string;
  icon: IconName;
  isTab: boolean;
  parts: readonly Part[];
  /** What the sentence says should stand on it, in its own words. */
  said: readonly SaidPart[];
  /** Index of the further thing that it is about; else it is about the subject. */
  thing?: number;
}

/** Width of a label: a Chinese letter is as wide as two others. */
const widthOf = (text: string) => text.replaceAll(/[\u3000-\ud7ff]/gu, 'mm').length;
/** Letters that a tab has room for. */
const room = 12;

/** How well a word stands for a title: the longer the better, but “abandoned” only where nothing else fits. */
const tells = (word: string) => (word.endsWith('ed') ? 0 : word.length);

/** A title as the label of its tab: whole, else the word that tells most of those that fit. */
export function tabLabel(title: string): string {
  if (widthOf(title) <= room) return title;
  const [fitting] = (title.match(/\p{L}(?:[^\s(/&,]*[^\s(/&,’'])?/gu) ?? [])
    .filter((word) => widthOf(word) <= room)
    .sort((a, b) => tells(b) - tells(a));
  return capitalise(fitting ?? clip(title, widthOf(title) > title.length ? 8 : 15), 'en');
}

/** Which of the archetype's first screens an app gets: one that shows what was asked for first, else by the seed. */
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

/** At most so many screens beside the first. */
export const most = 11;

/** Turns a key of the archetype's texts into words. */
export type Say = (key: string) => string;
