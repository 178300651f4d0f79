import type { Exporter } from '../exporter';

export const exporter: Exporter = {
  id: 'design-file',
  group: 'code',
  needs: [],
  ending: '.appling.json',
  checks: [],
  make: async (design) => [
    { path: 'design.appling.json', content: `${JSON.stringify(design, null, 2)}\n` },
  ],
};
