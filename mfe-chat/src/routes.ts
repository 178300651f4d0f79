import { defineRoutes } from '@appling/contract/routes';
import { publicSchemas } from './public-schemas.generated';

/** Adding a page here puts it on the site. */
export default defineRoutes(
  [
    {
      path: '/chat',
      page: 'design-chat',
      title: 'Design chat',
      description:
        'Describe your app in your own words and tap through the screens as they are drawn, on a phone beside the conversation.',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "design-chat" */ './pages/chat/chat-page'),
    },
    {
      path: '/auth',
      page: 'auth',
      title: 'Sign In',
      description:
        'Sign in to Appling and carry on where you left off. This is a demonstration: nothing you type here is checked or sent.',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "auth" */ './pages/auth/auth-page'),
    },
  ],
  process.env.PRERENDERING !== 'no' && publicSchemas(),
);
