import type { Brief } from '../interpret/brief';
import { lookFor } from './look';
import { paletteOf } from './palettes';
import { recipes } from './recipes';
import type { Chance } from './seed';

test.each(Object.entries(recipes))('draws every colour of %s from data', (name, recipe) => {
  const first = { pick: <Item>([item]: readonly Item[]) => item } as unknown as Chance;
  const brief = { styles: [] } as unknown as Brief;
  const { look } = lookFor(brief, { palettes: [name as 'fern'] }, first);
  expect(JSON.stringify(look.palette)).toBe(JSON.stringify(paletteOf(recipe)));
});
