import { arrived } from '@appling/runtime/federation/fetch-data';
import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'react',
  group: 'code',
  needs: ['web-fonts', 'pictures'],
  ending: '-react.zip',
  checks,
  make: async (design, assets) => {
    const [{ makeReact }, { sources }] = await Promise.all([
      import(/* webpackChunkName: "export-react" */ './make-react'),
      arrived(import(/* webpackChunkName: "export-react" */ './sources-file')),
    ]);
    return makeReact(design, assets.fonts, sources, assets);
  },
};
