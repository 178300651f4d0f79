import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Look } from '../src/designer/model/theme';

const locate = createRequire(import.meta.url);

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${readFileSync(locate.resolve(file)).toString('base64')})}`;

const fonts = [
  face(
    'Bricolage Grotesque Variable',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '200 800',
  ),
  face(
    'Instrument Sans Variable',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    '400 700',
  ),
  ...[
    ['Patrick Hand', 'patrick-hand', 400],
    ['Pixelify Sans', 'pixelify-sans', 600],
    ['Bodoni Moda', 'bodoni-moda', 600],
    ['Limelight', 'limelight', 400],
    ['Anton', 'anton', 400],
    ['Orbitron', 'orbitron', 700],
    ['Fredoka', 'fredoka', 600],
  ].map(([family = '', name, weight]) =>
    face(
      String(family),
      `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
      '400 800',
    ),
  ),
  face('Newsreader', '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', '400 700'),
].join('');

/** Lays out phones eight in a row, `height` px each, for a screenshot. */
export const sheetPage = (mode: Look['mode'], height: number, figures: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><style>${fonts}*{box-sizing:border-box;margin:0;padding:0;list-style:none}body{margin:56px;display:grid;grid-template-columns:repeat(8,390px);gap:44px 36px;color-scheme:${mode};background:Canvas;color:CanvasText;font:600 26px 'Instrument Sans Variable'}figure{margin:0}figure>div{width:390px;height:${height}px;overflow:hidden;border-radius:46px}figcaption{padding:16px 12px 0}small{display:block;font-weight:400;font-size:19px;opacity:.75}</style>${figures.join('')}`;
