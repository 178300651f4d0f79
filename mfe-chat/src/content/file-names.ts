/** Names that content has in a release, which is one flat folder. */
export const kindFile = (name: string): string => `kind-${name}.json`;
export const packFile = (name: string): string => `pack-${name}.json`;
export const tripFile = (name: string): string => `trip-${name}.json`;
export const languageFile = (code: string): string => `language-${code}.json`;
/** How all moods are drawn. */
export const MOODS = 'moods.json';
/** Names of colours and of what they are for. */
export const COLORS = 'colors.json';
export const pictureGroupFile = (name: string): string => `pictures-${name}.json`;
export const pictureFile = (name: string): string => `picture-${name}.json`;

export const appFile = (language: string): string => `app-${language}.json`;
export const archetypeFile = (name: string, language: string): string =>
  `archetype-${name}-${language}.json`;
export const categoryFile = (name: string, language: string): string =>
  `category-${name}-${language}.json`;

export const factsFile = (language: string): string => `facts-${language}.json`;

/** What was learnt of changes in a language, or shared by all. */
export const learntChangesFile = (language: string): string => `changes-${language}.json`;
