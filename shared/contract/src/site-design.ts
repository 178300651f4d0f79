/** What an `@font-face` says of one file. */
export interface FontFace {
  file: string;
  family: string;
  weight: string;
  /** As `unicode-range` writes it. */
  range: string;
}

/** Ends the name of a font file that only characters beyond a site's own words need. */
export const REST = '-rest';

/** Whether pages preload this file of the shell's build. */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes(`${REST}.`);
}

/** What a site is called and looks like outside of its pages. The kit draws nothing itself. */
export interface SiteDesign {
  name: string;
  tagline: string;
  /** Feed of the articles, and the page that lists them. */
  feed: { title: string; page: string };
  /** For `security.txt`: the address of those who answer, and the page of the policy. */
  security: { contact: string; page: string };
  /** Words of the page that answers an unknown address. */
  notFound: { title: string; description: string };
  /** Colour of the ground that pages stand on. */
  ground: (scheme: 'light' | 'dark') => string;
  /** HTML that every page ends with, e.g. shapes that its SVGs refer to. */
  bodyEnd: string;
  /** Icon files of the site by path. */
  icons: () => Promise<Record<string, Buffer | string>>;
  /** The PNG that a social network shows beside a link, and what it says of it. */
  socialPicture: (title: string, description: string) => Promise<Buffer>;
  socialPictureText: (title: string) => string;
}
