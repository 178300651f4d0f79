import type { MeasuredScreen } from '../measure/layers';

/**
 * What an exporter asks for: screens as the browser laid them out, fonts to install or for pages, and the visitor's own
 * pictures as they are kept, or as PNG and JPEG for programs that know no WebP.
 */
export type Need = 'screens' | 'fonts' | 'web-fonts' | 'pictures' | 'plain-pictures';

/** A font that the design uses, as a file that browsers take, and systems too where it is no web font. */
export interface FontFile {
  /** As it is installed: `Instrument Sans`. */
  family: string;
  /** `instrument-sans.ttf`, in a folder of the exporter's choice. */
  name: string;
  /** The weights it can draw, as CSS says them: `400 700`. */
  weight: string;
  /** The letters that the file holds, where another holds the rest, as `unicode-range` writes them. */
  range?: string;
  content: Uint8Array<ArrayBuffer>;
  /** What it may be used for, as a text that goes along. */
  license: { name: string; content: Uint8Array<ArrayBuffer> };
}

/** A picture that a visitor brought along, by the id that a design names as `own/id`. */
export interface OwnPicture {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  content: Uint8Array<ArrayBuffer>;
}

/** Plain data, which travels to a worker. What an exporter did not ask for is empty. */
export interface Assets {
  screens: readonly MeasuredScreen[];
  fonts: readonly FontFile[];
  pictures: Readonly<Record<string, OwnPicture>>;
}

export const noAssets: Assets = { screens: [], fonts: [], pictures: {} };
