import { mark } from '@appling/ui/art/mark';
import { wordmarkText } from '@appling/ui/art/wordmark';
import { wordmarkLetters } from '@appling/ui/art/wordmark-letters';
import { Resvg } from '@resvg/resvg-js';
import { colour } from './palette';

const text = (content: string) => new TextEncoder().encode(`${content}\n`);

export function png(svg: string, width: number): Uint8Array {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(picture.render().asPng());
}

function markSvg(tile: string, sprout: string): string {
  const leaves = mark.sprout.map((d) => `<path d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" width="100" height="100"><path fill="${tile}" d="${mark.tile}"/><g fill="${sprout}">${leaves}</g></svg>`;
}

function wordmarkSvg(letters: string, leaf: string): string {
  const { viewBox } = wordmarkText;
  const [, , width = '1', height = '1'] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><path fill="${letters}" d="${wordmarkLetters.text}"/><path fill="${leaf}" d="${wordmarkText.leaf}"/></svg>`;
}

/** Returns mark and wordmark for light and dark backgrounds: file name → content. */
export function logos(): Record<string, Uint8Array> {
  const ink = colour('on-leaf');
  const leaf = colour('leaf');
  const pictures = {
    'appling-mark': { svg: markSvg(ink, leaf), width: 1024 },
    'appling-mark-on-dark': { svg: markSvg(leaf, ink), width: 1024 },
    'appling-wordmark': { svg: wordmarkSvg(ink, colour('cut-shade')), width: 1600 },
    'appling-wordmark-on-dark': { svg: wordmarkSvg(colour('paper'), leaf), width: 1600 },
  };
  return Object.fromEntries(
    Object.entries(pictures).flatMap(([name, { svg, width }]) => [
      [`${name}.svg`, text(svg)],
      [`${name}.png`, png(svg, width)],
    ]),
  );
}
