import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { leafPaths } from '../art/leaf.ts';
import { mark } from '../art/mark.ts';
import { token } from './icons.ts';
import { ROOT } from './places.ts';

const require = createRequire(import.meta.url);
const CACHE = path.join(ROOT, '.cache/social');

const face = (name: string, folder: string, weight: 400 | 700): Font => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(
    require.resolve(`@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff`),
  ),
});

/**
 * Draws the 1200 × 630 picture that a social network shows beside a link: the page's title on paper, under leaves.
 *
 * @param title words of the page, without the brand
 * @param description one sentence
 * @returns a PNG; drawn once for the same words
 */
export async function socialPicture(title: string, description: string): Promise<Buffer> {
  const key = createHash('sha256').update(`2 ${title} ${description}`).digest('hex').slice(0, 16);
  const cached = path.join(CACHE, `${key}.png`);
  if (existsSync(cached)) return readFileSync(cached);
  const words = await satori(scene(title, description), {
    width: 1200,
    height: 630,
    fonts: [
      face('Bricolage', 'bricolage-grotesque', 700),
      face('Instrument', 'instrument-sans', 400),
    ],
  });
  const svg = words.replace('</svg>', `${leaves()}</svg>`);
  const image = Buffer.from(new Resvg(svg).render().asPng());
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, image);
  return image;
}

function leaves(): string {
  const drawn = [
    {
      shape: leafPaths({ base: [1010, 690], tip: [1190, 60], width: 0.42, bend: 0.06 }),
      fill: 'leaf',
    },
    {
      shape: leafPaths({ base: [1000, 690], tip: [850, 350], width: 0.4, bend: -0.06 }),
      fill: 'cut-deep',
    },
  ];
  const ground = token('canvas');
  return drawn
    .map(({ shape, fill }) => {
      const slits = [shape.midrib, ...shape.veins]
        .map((d) => `<path fill="${ground}" d="${d}"/>`)
        .join('');
      return `<path fill="${token(fill)}" d="${shape.outline}"/>${slits}`;
    })
    .join('');
}

function scene(title: string, description: string): Parameters<typeof satori>[0] {
  const box = (style: object, children: unknown) => ({
    type: 'div',
    key: null,
    props: { style, children },
  });
  const sprout = mark.sprout.map((d) => ({
    type: 'path',
    key: null,
    props: { d, fill: token('leaf') },
  }));
  const logo = {
    type: 'svg',
    key: null,
    props: {
      viewBox: mark.viewBox,
      width: 64,
      height: 64,
      children: [
        { type: 'path', key: null, props: { d: mark.tile, fill: token('on-leaf') } },
        ...sprout,
      ],
    },
  };
  const size = title.length > 28 ? 76 : 96;
  return box(
    {
      width: 1056,
      height: 486,
      margin: 72,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: token('canvas'),
      color: token('ink'),
      fontFamily: 'Instrument',
    },
    [
      box(
        { display: 'flex', alignItems: 'center', gap: 20, fontFamily: 'Bricolage', fontSize: 44 },
        [logo, 'appling'],
      ),
      box({ display: 'flex', flexDirection: 'column', gap: 24, width: 690 }, [
        box(
          {
            display: 'flex',
            fontFamily: 'Bricolage',
            fontSize: size,
            lineHeight: 0.96,
            letterSpacing: '-0.04em',
          },
          title,
        ),
        box(
          { display: 'flex', fontSize: 27, lineHeight: 1.4, color: token('ink-muted') },
          description,
        ),
      ]),
    ],
  );
}
