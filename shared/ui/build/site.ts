import type { SiteDesign } from '@appling/contract/site-design';
import { lettersMarkup } from '../src/art/wordmark-letters.ts';
import { token } from './token.ts';

/** Imports the drawing code lazily: it takes half a second to load, and most builds have nothing new to draw. */
export const design: SiteDesign = {
  name: 'Appling',
  tagline: 'Your personal AI designer for mobile apps.',
  feed: { title: 'Field notes', page: '/blog' },
  security: { contact: 'mailto:security@appling.example', page: '/security' },
  notFound: {
    title: 'Page not found',
    description: 'Nothing is planted at this address. The way home is one link away.',
  },
  ground: (scheme) => token('canvas', scheme),
  bodyEnd: lettersMarkup,
  icons: async () => (await import('./icons.ts')).iconFiles(),
  socialPicture: async (title, description) =>
    (await import('./draw-social-picture.ts')).drawSocialPicture(title, description),
  socialPictureText: (title) => `${title}, on the cut-paper ground of Appling`,
};
