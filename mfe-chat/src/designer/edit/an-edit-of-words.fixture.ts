import type { AppDesign } from '../model/app-design';
import { componentTypes, exampleDesign } from '../components/example-designs';
import { pictureNames } from '../drawings/picture-names';
import { typefaces } from '../model/theme-names';
import { colorRoles } from './color-role';
import { hostileTexts } from './hostile.fixture';
import type { SingleOperation } from './operation';
import { rowsOf } from './rows';
import { stringsIn } from './texts';

/** Edits of words, pictures, letters and room that a visitor could make to this design, chosen by numbers. */
export function editsOfWords(design: AppDesign, number: () => number): (() => SingleOperation)[] {
  const one = <T>(list: readonly T[]): T => list[number() % list.length] as T;
  const parts = design.screens.flatMap(({ components }) => components);
  const component = one(parts).id;
  const row = number() % Math.max(1, rowsOf(design, component)?.items.length ?? 0);
  const noun = () => ({ one: one(hostileTexts), many: one(['Völker', ...hostileTexts]) });
  const { domain } = design;
  const words = [...stringsIn(one(design.screens))].map(([, text]) => text).filter(Boolean);
  const texts = [one(words), one(words)].map((from) => ({ from, to: one(hostileTexts) }));
  const { screens } = exampleDesign([one(componentTypes)]);
  return [
    () => ({ op: 'noun.rename', from: one([domain, noun()]), to: noun() }),
    () => ({ op: 'picture.set', component, picture: one(['none', ...pictureNames]) }),
    () => ({ op: 'picture.set', component, row, picture: one(pictureNames) }),
    () => ({ op: 'type.set', face: one(typefaces), scale: 0.85 + (number() % 46) / 100 }),
    () => ({ op: 'density.set', density: one(['compact', 'regular', 'airy']) }),
    () => ({ op: 'language.set', language: one(['de', 'ar', 'ja']), texts }),
    () => ({ op: 'records.about', ...noun(), screens }),
    () => ({ op: 'theme.role', role: one(colorRoles), color: '#7f7f80', name: 'Own' }),
  ];
}
