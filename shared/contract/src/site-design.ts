/** The `@font-face` of one font file. */
export interface FontFace {
  file: string;
  family: string;
  weight: string;
  /** As `unicode-range` writes it. */
  range: string;
}

/** Suffix of font files with characters that the site's own texts do not use. */
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
  /** Texts of the not-found page. */
  notFound: { title: string; description: string };
  /** Background colour of pages. */
  ground: (scheme: 'light' | 'dark') => string;
  /** HTML at the end of every page, e.g. shapes that its SVGs refer to. */
  bodyEnd: string;
  /** Icon files of the site by path. */
  icons: () => Promise<Record<string, Buffer | string>>;
  /** The PNG for social networks, and its alternative text. */
  socialPicture: (title: string, description: string) => Promise<Buffer>;
  socialPictureText: (title: string) => string;
}
