import { defineRoutes } from '@appling/contract/routes';

/** The sitemap of this remote; a page added here is on the site. */
export default defineRoutes([
  {
    path: '/api',
    page: 'api',
    title: 'Developer API',
    description:
      'A conversational-AI platform for your own product: our chat assistant over four endpoints, with SDKs and 10,000 free API calls per month.',
    load: async () => {
      const page = await import(/* webpackChunkName: "api" */ './pages/api/api-page');
      await page.ready();
      return page;
    },
  },
  {
    path: '/status',
    page: 'status',
    title: 'Status',
    description:
      'How Appling is running right now: services, regions, response times and the incidents of the last weeks in one place.',
    load: () => import(/* webpackChunkName: "status" */ './pages/status/status-page'),
  },
]);
