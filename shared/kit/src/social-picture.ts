import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDesign } from './design.ts';
import { ROOT } from './places.ts';
import { writeWhole } from './write-whole.ts';

const CACHE = path.join(ROOT, '.cache/social');

/**
 * The 1200 × 630 picture that a social network shows beside a link.
 *
 * @param title words of the page, without the brand
 * @param description one sentence
 * @returns a PNG; drawn once for the same words
 */
export async function socialPicture(title: string, description: string): Promise<Buffer> {
  const key = createHash('sha256').update(`2 ${title} ${description}`).digest('hex').slice(0, 16);
  const cached = path.join(CACHE, `${key}.png`);
  if (existsSync(cached)) {
    const known = readFileSync(cached);
    // A cache that was cut off, whoever did it, is no picture.
    if (known.subarray(-8, -4).toString('latin1') === 'IEND') return known;
  }
  const { socialPicture: draw } = await siteDesign();
  const image = await draw(title, description);
  writeWhole(cached, image);
  return image;
}
