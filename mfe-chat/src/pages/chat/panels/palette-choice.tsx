import type { Palette } from '../../../designer/model/theme';
import { paletteNames, palettes } from '../../../designer/themes/palettes';
import { edit, useDesign } from '../chat-store';
import { colorWords } from './colors.content';

/** Background, three tints, accent. */
const swatchesOf = ({ background, hero, tints, accent }: Palette) => [
  background,
  hero,
  tints[0],
  tints[1],
  accent,
];

export function PaletteChoice() {
  const design = useDesign();
  const { palette: current } = design.look;
  return (
    <fieldset className="chat-palettes">
      <legend className="sr-only">{colorWords.palettes}</legend>
      {paletteNames.map((key) => (
        <label key={key} className="chat-palette">
          <input
            type="radio"
            name="palette"
            className="sr-only"
            checked={palettes[key].name === current.name}
            onChange={() => edit({ op: 'theme.palette', palette: palettes[key] })}
          />
          <span className="chat-swatches" aria-hidden="true">
            {swatchesOf(palettes[key]).map((color, index) => (
              <i key={index} style={{ backgroundColor: color }} />
            ))}
          </span>
          {palettes[key].name}
        </label>
      ))}
    </fieldset>
  );
}
