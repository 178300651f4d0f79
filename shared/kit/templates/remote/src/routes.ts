import { defineRoutes } from '@appling/contract/routes';

/** The sitemap of this remote. Adding a page here, and nowhere else, puts it on the site. */
export default defineRoutes([
  {
    path: '__PATH__',
    page: 'start',
    title: '__TITLE__',
    description:
      'The first page of __REMOTE__: say here, in one or two sentences, what a visitor finds and can do on it.',
    load: () => import(/* webpackChunkName: "start" */ './pages/start/start-page'),
  },
]);
