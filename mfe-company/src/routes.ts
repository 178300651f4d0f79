import { defineRoutes } from '@appling/contract/routes';
import { articleRoutes } from './pages/article/article-routes';
import { helpFaq } from './pages/help/help-faq.content';

/** The sitemap of this remote; a page added here is on the site. */
export default defineRoutes([
  {
    path: '/about',
    page: 'about',
    title: 'About',
    description:
      'Why we build Appling, who it is for and what 10,000+ apps from over 50 countries have taught us about good design.',
    load: () => import(/* webpackChunkName: "about" */ './pages/about/about-page'),
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact',
    description:
      'Four ways to reach the people behind Appling. Most questions are answered within two to four hours on working days.',
    load: () => import(/* webpackChunkName: "contact" */ './pages/contact/contact-page'),
  },
  {
    path: '/careers',
    page: 'careers',
    title: 'Careers',
    description:
      'Six open positions, five values and the benefits that come with them. Help us give everyone a designer of their own.',
    load: () => import(/* webpackChunkName: "careers" */ './pages/careers/careers-page'),
  },
  {
    path: '/press',
    page: 'press',
    title: 'Press',
    description:
      'Releases, coverage, facts and a media kit for journalists who write about Appling. We answer press within 24 hours.',
    load: () => import(/* webpackChunkName: "press" */ './pages/press/press-page'),
  },
  {
    path: '/blog',
    page: 'blog',
    title: 'Field notes',
    description:
      'Field notes on designing mobile apps: plain writing about screens, words, color and the people who tap on them.',
    load: () => import(/* webpackChunkName: "blog" */ './pages/blog/blog-page'),
  },
  ...articleRoutes,
  {
    path: '/help',
    page: 'help',
    title: 'Help',
    description:
      'Answers, guides and short tutorials for designing apps with Appling, and people to ask when the answer is not here.',
    structuredData: process.env.PRERENDERING !== 'no' && [
      {
        '@type': 'FAQPage',
        mainEntity: helpFaq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1') },
        })),
      },
    ],
    load: () => import(/* webpackChunkName: "help" */ './pages/help/help-page'),
  },
  {
    path: '/community',
    page: 'community',
    title: 'Community',
    description:
      'Meet the people who design with Appling: channels, projects worth a look, events near you and how we treat each other.',
    load: () => import(/* webpackChunkName: "community" */ './pages/community/community-page'),
  },
  {
    path: '/security',
    page: 'security',
    title: 'Security',
    description:
      'How Appling protects what you make: infrastructure, data protection, how to report a weakness and what we pay for it.',
    load: () => import(/* webpackChunkName: "security" */ './pages/security/security-page'),
  },
  {
    path: '/cookies',
    page: 'cookies',
    title: 'Cookies',
    description:
      'Which cookies exist, what each is for, how long it lasts and how to switch the optional ones off in your browser.',
    load: () => import(/* webpackChunkName: "cookies" */ './pages/cookies/cookies-page'),
  },
  {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy',
    description:
      'What Appling stores in your browser, what it never collects, and how to delete everything at one click. Plain words.',
    load: () => import(/* webpackChunkName: "privacy" */ './pages/privacy/privacy-page'),
  },
  {
    path: '/terms',
    page: 'terms',
    title: 'Terms',
    description:
      'The terms for using Appling, in readable language: plans, payments, your designs, our duties and how to end it all.',
    load: () => import(/* webpackChunkName: "terms" */ './pages/terms/terms-page'),
  },
]);
