import { Resvg } from '@resvg/resvg-js';
import { mark } from '../src/art/mark.ts';
import { token } from './token.ts';

/** @param isMaskable square to the edges, with the sprout in the safe zone, for launchers that crop icons */
export function iconSvg(isMaskable = false): string {
  const sprout = mark.sprout.map((d) => `<path d="${d}"/>`).join('');
  const tile = isMaskable ? 'M0 0H100V100H0Z' : mark.tile;
  const shrink = isMaskable ? ' transform="translate(15 15) scale(.7)"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">` +
    `<path fill="${token('on-leaf')}" d="${tile}"/><g fill="${token('leaf')}"${shrink}>${sprout}</g></svg>`
  );
}

export function iconFiles(): Record<string, Buffer | string> {
  return {
    'favicon.svg': iconSvg(),
    'favicon.ico': ico(png(iconSvg(), 32), 32),
    'apple-touch-icon.png': png(iconSvg(true), 180),
    'icon-192.png': png(iconSvg(), 192),
    'icon-512.png': png(iconSvg(), 512),
    'icon-maskable-512.png': png(iconSvg(true), 512),
  };
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An ICO file is a directory of one entry before a PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
