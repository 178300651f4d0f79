import type { Exporter } from '../exporter';
import { checks } from './checks';
import { designText } from './design-text';

export const exporter: Exporter = {
  id: 'design-file',
  group: 'code',
  needs: ['pictures'],
  ending: '.appling.json',
  checks,
  make: async (design, assets) => [
    { path: 'design.appling.json', content: designText(design, assets) },
  ],
};
