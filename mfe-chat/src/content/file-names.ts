/** Names that content has in a release, which is one flat folder. */
export const kindFile = (name: string): string => `kind-${name}.json`;
export const packFile = (name: string): string => `pack-${name}.json`;
export const tripFile = (name: string): string => `trip-${name}.json`;
export const languageFile = (code: string): string => `language-${code}.json`;
export const pictureFile = (name: string): string => `picture-${name}.json`;
