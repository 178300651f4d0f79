import type { Exporter } from '../exporter';

export const exporter: Exporter = {
  id: 'html',
  group: 'code',
  needs: ['page'],
  ending: '.html',
  checks: [],
  make: async (design) => {
    const { writeHtml } = await import(/* webpackChunkName: "export-html" */ '../write-html');
    return [{ path: 'app.html', content: await writeHtml(design) }];
  },
};
