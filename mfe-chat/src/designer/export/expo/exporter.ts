import { arrived } from '@appling/shared/federation/fetch-data';
import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'expo',
  group: 'code',
  needs: ['web-fonts'],
  ending: '-expo.zip',
  checks,
  make: async (design, { fonts }) => {
    const { makeExpo } = await import(/* webpackChunkName: "export-expo" */ './make-expo');
    const { sources } = await arrived(
      import(/* webpackChunkName: "export-expo" */ './sources-file'),
    );
    return makeExpo(design, fonts, sources);
  },
};
