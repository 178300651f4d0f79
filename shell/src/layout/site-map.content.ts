export interface SiteLink {
  label: string;
  to: string;
}

export const mainLinks: readonly SiteLink[] = [
  { label: 'Features', to: '/features' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
];

export const siteMap: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Features', to: '/features' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Examples', to: '/examples' },
      { label: 'Status', to: '/status' },
    ],
  },
  {
    heading: 'Developers',
    links: [
      { label: 'Developer API', to: '/api' },
      { label: 'Help', to: '/help' },
      { label: 'Community', to: '/community' },
      { label: 'Security', to: '/security' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/blog' },
      { label: 'Careers', to: '/careers' },
      { label: 'Press', to: '/press' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Cookies', to: '/cookies' },
    ],
  },
];

/** Target of the menu button without JavaScript. */
export const SITE_MAP_ID = 'site-map';
