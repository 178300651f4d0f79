import type { CategoryContent } from '../../../content/app-language';
import { clip } from '../../compose/clip';
import { capitalise } from '../fill';
import type { Reading } from '../reading';
import type { Ingredients } from '../subject';

export const holding = (
  category: CategoryContent,
  names: readonly string[],
  language: string,
  {
    values,
    label = '',
  }: { values?: readonly string[] | undefined; label?: string | undefined } = {},
): CategoryContent =>
  names.length === 0
    ? category
    : {
        ...category,
        titles: ['{name}'],
        titlesOfKinds: undefined,
        names: names.map((name) => capitalise(clip(name, 40), language)),
        isSaid: true,
        ...(values
          ? { fields: [{ id: 'said', label, values: values.map((value) => clip(value, 24)) }] }
          : {}),
      };

export function withListed(
  ingredients: Ingredients,
  { listed, language }: Pick<Reading, 'listed' | 'language'>,
): Ingredients {
  if (!listed) return ingredients;
  const { category, archetype, phrases, texts } = ingredients;
  const items = listed.items.map((item) => capitalise(clip(item, 40), language));
  switch (listed.as) {
    case 'tasks':
      return { ...ingredients, category: { ...category, tasks: items } };
    case 'rows':
      return {
        ...ingredients,
        category: holding(category, listed.items, language, {
          values: listed.values,
          label: texts.fields[listed.of ?? 'price'],
        }),
        ...(listed.values ? { asked: 1 } : {}),
      };
    case 'stages': {
      const idOf = (index: number) => `stage-${index + 1}`;
      const tone = (index: number) =>
        index === 0 ? 'plain' : index === items.length - 1 ? 'good' : 'wait';
      return {
        ...ingredients,
        archetype: {
          ...archetype,
          states: items.map((_, index) => ({ id: idOf(index), tone: tone(index) })),
        },
        phrases: {
          ...phrases,
          states: {
            ...phrases.states,
            ...Object.fromEntries(items.map((item, index) => [idOf(index), item])),
          },
        },
      };
    }
  }
}
