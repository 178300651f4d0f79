import type { AppDesign } from '../../model/app-design';
import { printText } from './print-value';

export interface ScreenLink {
  from: string;
  to: string;
}

export function testRows({ screens }: AppDesign, links: readonly ScreenLink[]) {
  const nameOf = (screenId: string) => screens.find(({ id }) => id === screenId)?.name ?? screenId;
  return {
    shows: screens.map(({ id, name }) => `  [${printText(name)}, '${id}'],`),
    leads: links.map(
      ({ from, to }) =>
        `  [${printText(nameOf(from))}, ${printText(nameOf(to))}, '${from}', '${to}'],`,
    ),
  };
}
