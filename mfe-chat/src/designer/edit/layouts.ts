import type { AppDesign, LayoutName } from '../model/app-design';

export const setLayout = (design: AppDesign, layout: LayoutName): AppDesign => ({
  ...design,
  layout,
});

export function layoutsOf(design: AppDesign): { name: LayoutName; label: string }[] {
  const arrangements = design.screens
    .flatMap((screen) => screen.components)
    .flatMap((component) => ('arrangement' in component ? [component.arrangement] : []));
  const main = arrangements[0];
  return [
    { name: 'original' as const, label: 'As drawn' },
    { name: 'cards' as const, label: 'Cards' },
    { name: 'list' as const, label: 'List' },
    { name: 'grid' as const, label: 'Grid' },
  ].filter(({ name }) => name === 'original' || name !== main);
}
