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

/** So many files hold the sample rows of a language. */
const rowsFiles = 48;
/** Which of them holds a noun: by the letters of its last word. */
export const rowsGroup = (noun: string): string => {
  let sum = 0;
  for (const letter of noun.slice(noun.lastIndexOf(' ') + 1))
    sum = (sum * 31 + letter.charCodeAt(0)) % rowsFiles;
  return String(sum);
};
export const rowsFile = (language: string, group: string): string =>
  `rows-${group}-${language}.json`;

export const factsFile = (language: string): string => `facts-${language}.json`;

/** What was learnt of changes in a language, or shared by all. */
export const learntChangesFile = (language: string): string => `changes-${language}.json`;
