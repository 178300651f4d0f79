/** Most that a design may hold. */
export const bounds = { screens: 12, components: 40, tabs: 5 } as const;

export const layoutNames = ['original', 'cards', 'list', 'grid'] as const;
export type LayoutName = (typeof layoutNames)[number];
