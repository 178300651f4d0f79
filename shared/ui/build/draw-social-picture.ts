import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { leafPaths } from '../src/art/leaf.ts';
import { mark } from '../src/art/mark.ts';
import { token } from './token.ts';

const require = createRequire(import.meta.url);

const face = (name: string, folder: string, weight: 400 | 700): Font => ({
  name,
  weight,
  style: 'normal',
  // Tests replace imported fonts, but not this path.
  data: readFileSync(
    path.join(
      path.dirname(require.resolve(`@fontsource/${folder}/package.json`)),
      `files/${folder}-latin-${weight}-normal.woff`,
    ),
  ),
});

export async function drawSocialPicture(title: string, description: string): Promise<Buffer> {
  const words = await satori(scene(title, description), {
    width: 1200,
    height: 630,
    fonts: [
      face('Bricolage', 'bricolage-grotesque', 700),
      face('Instrument', 'instrument-sans', 400),
    ],
  });
  const svg = words.replace('</svg>', `${leaves()}</svg>`);
  return Buffer.from(new Resvg(svg).render().asPng());
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
