/** File names in a release, which is one flat folder. */
export const kindFile = (name: string): string => `kind-${name}.json`;
export const packFile = (name: string): string => `pack-${name}.json`;
export const tripFile = (name: string): string => `trip-${name}.json`;
export const languageFile = (code: string): string => `language-${code}.json`;
export const MOODS = 'moods.json';
export const COLORS = 'colors.json';
export const pictureGroupFile = (name: string): string => `pictures-${name}.json`;
export const pictureFile = (name: string): string => `picture-${name}.json`;

export const appFile = (language: string): string => `app-${language}.json`;
export const archetypeFile = (name: string, language: string): string =>
  `archetype-${name}-${language}.json`;
export const categoryFile = (name: string, language: string): string =>
  `category-${name}-${language}.json`;

/** Number of files with the sample rows of one language. */
const rowsFiles = 80;
/** The file of a noun depends on the letters of its last word. */
export const rowsGroup = (noun: string): string => {
  let sum = 0;
  for (const letter of noun.slice(noun.lastIndexOf(' ') + 1))
    sum = (sum * 31 + letter.charCodeAt(0)) % rowsFiles;
  return String(sum);
};
export const rowsFile = (language: string, group: string): string =>
  `rows-${group}-${language}.json`;

export const factsFile = (language: string): string => `facts-${language}.json`;

export const offersFile = (language: string): string => `offers-${language}.json`;

export const learntChangesFile = (language: string): string => `changes-${language}.json`;
