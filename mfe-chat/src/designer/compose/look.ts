import type { KindTraits } from '../../content/kind-traits.schema';
import type { Brief } from '../interpret/brief';
import type { AppDesign } from '../model/app-design';
import type { Look, Palette } from '../model/theme';
import { ownPalettes, pairings } from '../engine-data';
import type { Voice } from './pairings';
import type { RecipeName } from './recipes';
import type { Chance } from './seed';

/** Default typefaces, for kinds that specify none. */
const usualVoices: readonly Voice[] = ['grotesk', 'plain', 'loud', 'round', 'serif'];

function paletteNamed(key: RecipeName): Palette {
  const { background, accent, vivid, hero, tints, art, isLight } = ownPalettes[key];
  return {
    name: key[0]!.toUpperCase() + key.slice(1),
    background,
    surface: '#ffffff',
    text: art.deep,
    accent,
    vivid,
    hero,
    heroText: isLight ? art.light : art.deep,
    bar: '#ffffff',
    tints,
    art,
  };
}

/** The initial look; themes/asked applies what the sentence requests. */
export function lookFor(
  brief: Brief,
  traits: KindTraits,
  chance: Chance,
): Pick<AppDesign, 'look' | 'ownLook' | 'tabLook'> {
  const name = chance.pick(traits.palettes ?? (Object.keys(ownPalettes) as RecipeName[]));
  const voice = chance.pick(traits.voices ?? usualVoices);
  const [display, text, weight, tracking, radii] = pairings[voice];
  const palette = traits.drawn?.[name] ?? paletteNamed(name as RecipeName);
  const ownLook: Look = {
    style: 'pastel',
    mode: 'light',
    radius: chance.pick(radii),
    surface: brief.styles.some(({ value }) => value === 'glassy') ? 'glass' : 'solid',
    density: chance.pick(['compact', 'regular', 'regular', 'airy']),
    type: { display, text, weight, tracking },
    palette,
  };
  return {
    ownLook,
    look: ownLook,
    tabLook: chance.pick(['bar', 'bar', 'pill', 'line']),
  };
}
