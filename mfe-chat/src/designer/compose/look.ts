import type { KindTraits } from '../../content/kind-traits.schema';
import type { Brief } from '../interpret/brief';
import type { AppDesign } from '../model/app-design';
import type { Look, StyleName } from '../model/theme';
import { inMode } from '../themes/in-mode';
import { lookIn } from '../themes/styles';
import { palettes, type PaletteName } from '../themes/palettes';
import { pairings, recipes } from '../engine-data';
import { paletteOf } from './palettes';
import type { Voice } from './pairings';
import type { RecipeName } from './recipes';
import type { Chance } from './seed';

/** Of kinds that ask for no letters of their own. */
const usualVoices: readonly Voice[] = ['grotesk', 'plain', 'loud', 'round', 'serif'];

/** A style of its own stays one in the dark: “dark and elegant”. */
const darkened = (own: Look, style: StyleName): Look =>
  style === 'pastel' ? lookIn(own, 'dark-mode') : inMode(lookIn(own, style), 'dark');

export function lookFor(
  brief: Brief,
  traits: KindTraits,
  chance: Chance,
): Pick<AppDesign, 'look' | 'ownLook' | 'tabLook'> {
  const name = chance.pick(traits.palettes ?? (Object.keys(recipes) as RecipeName[]));
  const voice = chance.pick(traits.voices ?? usualVoices);
  const [display, text, weight, tracking, radii] = pairings[voice];
  const drawn = name in palettes ? palettes[name as PaletteName] : undefined;
  const recipe = recipes[drawn ? 'fern' : (name as RecipeName)];
  const palette = drawn ?? paletteOf(recipe);
  const ownLook: Look = {
    style: 'pastel',
    mode: 'light',
    radius: chance.pick(radii),
    surface: brief.styles.some(({ value }) => value === 'glassy') ? 'glass' : 'solid',
    density: chance.pick(['compact', 'regular', 'regular', 'airy']),
    type: { display, text, weight, tracking },
    palette,
  };
  const isDark = brief.mode?.value === 'dark';
  const look = isDark ? darkened(ownLook, brief.style.value) : lookIn(ownLook, brief.style.value);
  return {
    ownLook,
    look: { ...look, surface: ownLook.surface },
    tabLook: chance.pick(['bar', 'bar', 'pill', 'line']),
  };
}
