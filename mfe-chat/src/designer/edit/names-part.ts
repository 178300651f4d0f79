import { wordsOf } from '../interpret/words';
import type { AppDesign } from '../model/app-design';

export function namesPart(text: string, { screens, tabs, domain }: AppDesign): boolean {
  const said = wordsOf(text);
  const names = [
    ...screens.map(({ name }) => name),
    ...tabs.map(({ label }) => label),
    domain.one,
    domain.many,
    ...screens.flatMap(({ components }) =>
      components.flatMap((part) => [
        ...('label' in part && typeof part.label === 'string' ? [part.label] : []),
        ...(part.type === 'list' ? part.rows.map(({ title }) => title) : []),
      ]),
    ),
  ];
  return names.some((name) => {
    const words = wordsOf(name);
    return (
      words.length > 0 &&
      said.some((_, at) =>
        words.every(
          ({ plain, single }, step) =>
            said[at + step]?.plain === plain || said[at + step]?.single === single,
        ),
      )
    );
  });
}
