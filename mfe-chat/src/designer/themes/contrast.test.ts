/** @jest-environment node */
import { readKinds } from '../../content/read-content';
import { lookFor } from '../compose/look';
import { chanceOf } from '../compose/seed';
import { interpret } from '../interpret/interpret';
import { kindNames } from '../interpret/kinds';
import type { Look } from '../model/theme';
import { styleNames } from '../model/theme-names';
import { contrast } from './color';
import { createPaint } from './paint';
import { paletteNames, palettes } from './palettes';
import { lookIn } from './styles';
import { tooFaint } from './too-faint.fixture';

const SEEDS = 200;
const idea = interpret('an app');
const kinds = readKinds();

/** asked-colors.test.ts covers requested colours. */
function bornWith(seed: number): Look {
  const number = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const kind = kindNames[seed % kindNames.length] ?? 'generic';
  const brief = {
    ...idea,
    seed: number,
  };
  return lookFor(brief, { ...kinds[kind]?.traits, drawn: palettes }, chanceOf(number)).ownLook;
}

const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
const onBoth = (look: Look): Look[] => [
  { ...look, surface: 'solid' },
  { ...look, surface: 'glass' },
];

describe(`text and controls of ${SEEDS} seeds`, () => {
  test.each(styleNames)('are legible in the style %s', (style) => {
    const looks = seeds.map((seed) => lookIn(bornWith(seed), style));
    expect(looks.flatMap(onBoth).flatMap(tooFaint)).toEqual([]);
  });

  test.each(paletteNames)('are legible in the palette %s', (name) => {
    const looks = seeds.map((seed) => ({ ...bornWith(seed), palette: palettes[name] }));
    expect(looks.flatMap(onBoth).flatMap(tooFaint)).toEqual([]);
  });
});

test('finds a legible text colour for a background of medium lightness', () => {
  const look = bornWith(0);
  const grey = { ...look.palette, background: '#7b7b7b', surface: '#808080', hero: '#777777' };
  expect(tooFaint({ ...look, palette: grey })).toEqual([]);
});

test('finds an illegible pair', () => {
  const look = bornWith(0);
  const paint = createPaint(look, 'live');
  expect(contrast(paint.ground('background'), paint.ground('background'))).toBeLessThan(3);
});
