import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'svg',
  group: 'design',
  needs: ['screens', 'fonts', 'plain-pictures'],
  ending: '-screens.zip',
  checks,
  make: async (design, assets, progress) => {
    const { makeSvg } = await import(/* webpackChunkName: "export-svg" */ './make-svg');
    return makeSvg(design, assets, progress);
  },
};
