import type { AppDesign } from '../../model/app-design';
import { printText } from './print-value';

/** Ids of two screens of which the one leads to the other. */
export interface ScreenLink {
  from: string;
  to: string;
}

/** The rows of a project's tests: every screen by name and id, and every link by the names and ids of its screens. */
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
