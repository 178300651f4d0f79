/** Size limits of a design; `idea` equals the limit of a message, in characters. */
export const bounds = { screens: 12, components: 40, tabs: 5, idea: 4000, quoted: 100 } as const;

export const layoutNames = ['original', 'cards', 'list', 'grid'] as const;
export type LayoutName = (typeof layoutNames)[number];
