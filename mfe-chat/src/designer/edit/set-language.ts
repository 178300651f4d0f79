import type { AppDesign } from '../model/app-design';
import { withTexts } from './map-texts';
import type { OperationOf } from './operation';

const fromTheRight = new Set(['ar', 'fa', 'he', 'ur']);

export function setLanguage(
  design: AppDesign,
  { language, texts, controls }: OperationOf<'language.set'>,
): AppDesign {
  const known = new Map(texts.map(({ from, to }) => [from, to]));
  const { controls: _before, ...rest } = withTexts(design, (text, most) => {
    const next = known.get(text);
    return next === undefined || next.length > most ? text : next;
  });
  return {
    ...rest,
    language,
    direction: fromTheRight.has(language.slice(0, 2)) ? 'rtl' : 'ltr',
    ...(controls ? { controls } : {}),
  };
}
