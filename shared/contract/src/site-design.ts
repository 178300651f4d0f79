export interface FontFace {
  file: string;
  family: string;
  weight: string;
  /** A CSS `unicode-range`. */
  range: string;
}

/** Suffix of font files with characters that the site's own texts do not use. */
export const REST = '-rest';

export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes(`${REST}.`);
}

/** A site's name, texts and drawings outside of its pages. */
export interface SiteDesign {
  name: string;
  tagline: string;
  feed: { title: string; page: string };
  /** For `security.txt`: contact address and path of the policy page. */
  security: { contact: string; page: string };
  notFound: { title: string; description: string };
  ground: (scheme: 'light' | 'dark') => string;
  /** HTML at the end of every page, e.g. shapes that SVGs reference. */
  bodyEnd: string;
  icons: () => Promise<Record<string, Buffer | string>>;
  socialPicture: (title: string, description: string) => Promise<Buffer>;
  socialPictureText: (title: string) => string;
}
