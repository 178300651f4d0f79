/** Most that a design may hold; of its idea, as many characters as a message has. */
export const bounds = { screens: 12, components: 40, tabs: 5, idea: 4000, quoted: 100 } as const;

export const layoutNames = ['original', 'cards', 'list', 'grid'] as const;
export type LayoutName = (typeof layoutNames)[number];
