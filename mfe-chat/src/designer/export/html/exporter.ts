import { arrived } from '@appling/runtime/federation/fetch-data';
import type { Exporter } from '../exporter';
import { checks } from './checks';

export const exporter: Exporter = {
  id: 'html',
  group: 'code',
  needs: ['web-fonts', 'pictures'],
  ending: '.html',
  checks,
  make: async (design, { fonts }) => {
    const { writeHtml } = await import(/* webpackChunkName: "export-html" */ './write-html');
    const runtime = await arrived(import(/* webpackChunkName: "export-html" */ './runtime-file'));
    return [{ path: 'app.html', content: await writeHtml(design, fonts, runtime) }];
  },
};
