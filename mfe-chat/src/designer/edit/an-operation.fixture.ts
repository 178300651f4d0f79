import { featureNames } from '../interpret/features';
import type { AppDesign } from '../model/app-design';
import { layoutNames } from '../model/limits';
import { grounds, styleNames } from '../model/theme-names';
import { paletteNames, palettes } from '../themes/palettes';
import { borrowedScreen } from './borrowed-screen.fixture';
import { editsOfParts } from './an-edit-of-parts.fixture';
import { editsOfWords } from './an-edit-of-words.fixture';
import { textsIn } from './editable';
import type { Operation } from './operation';

/** An edit that a visitor could make to this design, chosen by numbers. */
export function anOperation(design: AppDesign, numbers: Iterable<number>): Operation {
  const source = numbers[Symbol.iterator]();
  const number = (): number => source.next().value ?? 0;
  const one = <T>(list: readonly T[]): T => list[number() % list.length] as T;
  const part = one(design.screens.flatMap(({ components }) => components));
  const texts = textsIn(part);
  const color = `#${(number() % 0xffffff).toString(16).padStart(6, '0')}`;
  const { palette, radius, mode } = design.look;
  const possible: (() => Operation | undefined)[] = [
    () => ({ op: 'design.rename', name: one(['Bloom', ' Ä&<b> ', '   ']) }),
    () => ({ op: 'theme.palette', palette: palettes[one(paletteNames)] }),
    () => ({ op: 'theme.role', role: one(['background', 'text', 'accent']), color, name: 'Own' }),
    () => ({ op: 'theme.style', style: one(styleNames) }),
    () => ({ op: 'theme.mode', mode: one(['light', 'dark']) }),
    () => ({ op: 'theme.radius', radius: number() % 40 }),
    () => ({ op: 'theme.look', palette, radius, mode }),
    () => ({ op: 'surface.set', surface: one(['solid', 'glass']) }),
    () => ({ op: 'layout.variant', layout: one(layoutNames) }),
    () => ({ op: 'feature.remove', feature: one(featureNames) }),
    () => borrowedScreen(design, one(featureNames)),
    () => ({ op: 'component.remove', id: part.id }),
    () => ({ op: 'component.role', id: part.id, role: one(grounds) }),
    () => ({ op: 'component.role', id: part.id }),
    ...editsOfParts(design, number),
    ...editsOfWords(design, number),
    () => texts[0] && { op: 'text.set', id: part.id, path: one(texts).path, text: 'Zwölf, <i>' },
  ];
  return one(possible)() ?? { op: 'several', operations: [] };
}
