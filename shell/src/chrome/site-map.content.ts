/** A link of the chrome: its text and the page it opens. */
export interface SiteLink {
  label: string;
  to: string;
}

/** Links of header and menu. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'Features', to: '/features' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'About', to: '/about' },
];

/** Columns of the footer: every information page of the site. */
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

/** Id of the links in the footer, where the menu button leads without a script. */
export const SITE_MAP_ID = 'site-map';
