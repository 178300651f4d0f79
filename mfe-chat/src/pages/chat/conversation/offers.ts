import type { AppDesign } from '../../../designer/model/app-design';
import { nearestNames } from '../../../designer/edit/absent-near';
import { nearestTo } from '../../../designer/edit/nearest';
import { beyond, filled, offers } from './changes.content';
import type { Offer } from './engine-messages';

const offerOf = (
  key: keyof typeof offers,
  values: Readonly<Record<string, string>> = {},
): Offer => {
  const offer: { label: string; text?: string } = offers[key];
  return { label: filled(offer.label, values), text: filled(offer.text ?? '', values) };
};

/** Offers undo, or the previous app. */
export const wayBack = (before?: AppDesign): Offer[] =>
  before ? [offerOf('back', { name: before.name })] : [offerOf('undo')];

export const redoing = (): Offer[] => [offerOf('redo')];

export const eitherApp = (text: string): Offer[] => [
  { ...offerOf('change'), text, wants: 'change' },
  { ...offerOf('new'), text, wants: 'new' },
];

const isAbout = (about: string): about is keyof typeof beyond => Object.hasOwn(beyond, about);

/** Explains that designs cannot do it, and offers similar features. */
export function beyondOf(about: string, { name }: AppDesign): { words: string; offers: Offer[] } {
  const { words, offers: near } = beyond[isAbout(about) ? about : 'data'];
  return {
    words: filled(words, { name }),
    offers: near.map((label) => ({ label, text: label.toLowerCase() })),
  };
}

/** Repeats the request with the two most similarly spelled names. */
export const insteadOf = (said: string, text: string, design: AppDesign): Offer[] =>
  nearestNames(said, design).map((name) => ({
    label: name,
    text: text.includes(said) ? text.replace(said, name) : name,
  }));

export const nearTo = (text: string, design: AppDesign): Offer[] => {
  const near = nearestTo(text, design).map(({ key, part, screen }) =>
    offerOf(key, { part: part ?? '', screen: screen ?? '' }),
  );
  return [...near, offerOf('dark'), offerOf('rounder')].slice(0, 2);
};
