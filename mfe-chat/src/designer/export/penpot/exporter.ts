import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'penpot',
  group: 'design',
  needs: ['screens', 'pictures'],
  ending: '.penpot',
  checks,
  make: async (design, assets, progress) => {
    const { makePenpot } = await import(/* webpackChunkName: "export-penpot" */ './make-penpot');
    return makePenpot(design, assets, progress);
  },
};
