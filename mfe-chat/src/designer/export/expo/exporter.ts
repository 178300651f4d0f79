import { arrived } from '@appling/runtime/federation/fetch-data';
import type { Exporter } from '../exporter';
import { checks } from './checks';

/* Shares the chunk of React projects, because every chunk is listed in the first load. */
export const exporter: Exporter = {
  id: 'expo',
  group: 'code',
  needs: ['web-fonts', 'pictures'],
  ending: '-expo.zip',
  checks,
  make: async (design, assets) => {
    const { makeExpo } = await import(/* webpackChunkName: "export-react" */ './make-expo');
    const { sources } = await arrived(
      import(/* webpackChunkName: "export-react" */ './sources-file'),
    );
    return makeExpo(design, assets.fonts, sources, assets);
  },
};
