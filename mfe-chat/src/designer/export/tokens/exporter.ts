import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'tokens',
  group: 'design',
  needs: ['screens'],
  ending: '-tokens.zip',
  checks,
  make: async (design, assets) => {
    const { makeTokens } = await import(/* webpackChunkName: "export-tokens" */ './make-tokens');
    return makeTokens(design, assets);
  },
};
