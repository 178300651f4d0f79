import type { SiteDesign } from '@appling/contract/site-design';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="slategray"/></svg>';

/** One pixel: replace it with icons of 192 and 512 px and a picture of 1200 × 630 px. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const design: SiteDesign = {
  name: '__NAME__',
  tagline: 'A site of two teams.',
  feed: { title: 'Articles', page: '/' },
  security: { contact: 'mailto:security@site.example', page: '/' },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  ground: (scheme) => (scheme === 'light' ? 'white' : 'black'),
  bodyEnd: '',
  icons: () =>
    Promise.resolve({
      'favicon.svg': icon,
      'favicon.ico': pixel,
      'apple-touch-icon.png': pixel,
      'icon-192.png': pixel,
      'icon-512.png': pixel,
      'icon-maskable-512.png': pixel,
    }),
  socialPicture: () => Promise.resolve(pixel),
  socialPictureText: (title) => title,
};
