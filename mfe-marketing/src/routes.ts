import { defineRoutes } from '@appling/contract/routes';
import { pricingFaq } from './pages/pricing/pricing-faq.content';

/** The sitemap of this remote; a page added here is on the site. */
export default defineRoutes([
  {
    path: '/',
    page: 'landing',
    title: 'Design your dream app',
    description:
      'Type an idea in plain words and watch it become a tappable app. Appling is your personal AI designer for mobile apps.',
    load: async () => {
      const page = await import(/* webpackChunkName: "landing" */ './pages/landing/landing-page');
      await page.ready();
      return page;
    },
  },
  {
    path: '/features',
    page: 'features',
    title: 'Features',
    description:
      'From the first sentence to exported code: see how Appling draws, links and refines every screen of your mobile app.',
    load: () => import(/* webpackChunkName: "features" */ './pages/features/features-page'),
  },
  {
    path: '/pricing',
    page: 'pricing',
    title: 'Pricing',
    description:
      'Start free with three app projects. Pro adds unlimited projects for $29 per month, Team adds collaboration for $99.',
    structuredData: process.env.PRERENDERING !== 'no' && [
      {
        '@type': 'FAQPage',
        mainEntity: pricingFaq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
    load: () => import(/* webpackChunkName: "pricing" */ './pages/pricing/pricing-page'),
  },
  {
    path: '/examples',
    page: 'examples',
    title: 'Success stories',
    description:
      'Apps that began as one sentence: real stories from shops, clinics, schools and offices that designed with Appling.',
    load: () => import(/* webpackChunkName: "examples" */ './pages/examples/examples-page'),
  },
]);
