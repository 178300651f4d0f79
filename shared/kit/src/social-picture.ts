import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDesign } from './design.ts';
import { ROOT } from './places.ts';
import { writeWhole } from './write-whole.ts';

const CACHE = path.join(ROOT, '.cache/social');

/** Returns a cached or new PNG of 1200 × 630 px that social networks show beside a link. */
export async function socialPicture(title: string, description: string): Promise<Buffer> {
  const key = createHash('sha256').update(`2 ${title} ${description}`).digest('hex').slice(0, 16);
  const cached = path.join(CACHE, `${key}.png`);
  if (existsSync(cached)) {
    const known = readFileSync(cached);
    // A truncated cache file is not a picture.
    if (known.subarray(-8, -4).toString('latin1') === 'IEND') return known;
  }
  const { socialPicture: draw } = await siteDesign();
  const image = await draw(title, description);
  writeWhole(cached, image);
  return image;
}
