export const clip = { overflow: 'hidden', position: 'relative' } as const;
