import { arrived } from '@appling/shared/federation/fetch-data';
import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'react',
  group: 'code',
  needs: ['web-fonts'],
  ending: '-react.zip',
  checks,
  make: async (design, { fonts }) => {
    const { makeReact } = await import(/* webpackChunkName: "export-react" */ './make-react');
    const { sources } = await arrived(
      import(/* webpackChunkName: "export-react" */ './sources-file'),
    );
    return makeReact(design, fonts, sources);
  },
};
