import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';

export const changeScreen = (
  design: AppDesign,
  id: string,
  change: (screen: Screen) => Screen,
): AppDesign => ({
  ...design,
  screens: design.screens.map((screen) => (screen.id === id ? change(screen) : screen)),
});

export const homeOf = ({ screens }: AppDesign, id: string): Screen | undefined =>
  screens.find(({ components }) => components.some((part) => part.id === id));

export const partOf = (design: AppDesign, id: string): Component | undefined =>
  homeOf(design, id)?.components.find((part) => part.id === id);

export const withItem = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.toSpliced(Math.max(0, at), 0, item);
