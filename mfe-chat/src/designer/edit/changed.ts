import type { AppDesign, Screen } from '../model/app-design';
import { stringsIn } from './texts';

export const partsIn = ({ screens }: AppDesign): number =>
  screens.flatMap(({ components }) => components).length;

const isSame = (one: Screen, other: Screen | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const changedScreens = (before: AppDesign, after: AppDesign): number =>
  before.screens.filter(
    (screen) =>
      !isSame(
        screen,
        after.screens.find(({ id }) => id === screen.id),
      ),
  ).length;

export function changedTexts(before: AppDesign, after: AppDesign): number {
  const textsOf = ({ name, screens, tabs }: AppDesign) =>
    [...stringsIn([name, screens, tabs])].map(([, text]) => text);
  const now = textsOf(after);
  return textsOf(before).filter((text, index) => text !== now[index]).length;
}
