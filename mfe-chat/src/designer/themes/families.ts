import type { Typeface } from '../model/theme';

/** Pictures contain outlines of three families. */
export const staticFamilies: Record<Typeface, string> = {
  bricolage: 'Bricolage Grotesque',
  instrument: 'Instrument Sans',
  newsreader: 'Newsreader',
  rounded: 'Bricolage Grotesque',
  condensed: 'Instrument Sans',
  georgia: 'Newsreader',
  mono: 'Instrument Sans',
  hand: 'Newsreader',
  pixel: 'Instrument Sans',
  didone: 'Newsreader',
  deco: 'Newsreader',
  poster: 'Bricolage Grotesque',
  wide: 'Bricolage Grotesque',
  bubble: 'Bricolage Grotesque',
};

const sans = "'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif";

/** `faces.css` declares the families that are fetched on demand. */
export const liveFamilies: Record<Typeface, string> = {
  bricolage: "'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif",
  instrument: sans,
  newsreader: "Newsreader, 'Iowan Old Style', Georgia, ui-serif, serif",
  rounded:
    "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', 'Bricolage Grotesque Variable', sans-serif",
  condensed:
    "'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
  georgia: "Charter, 'Bitstream Charter', Georgia, 'Liberation Serif', serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  hand: "'Patrick Hand', 'Segoe Print', 'Bradley Hand', casual, cursive",
  pixel: "'Pixelify Sans', ui-monospace, Menlo, Consolas, monospace",
  didone: "'Bodoni Moda', 'Bodoni 72', Didot, Georgia, serif",
  deco: `Limelight, ${sans}`,
  poster: "Anton, Impact, 'Arial Narrow Bold', 'Liberation Sans Narrow', sans-serif",
  wide: `Orbitron, ${sans}`,
  bubble: `Fredoka, ui-rounded, 'Arial Rounded MT Bold', ${sans}`,
};
