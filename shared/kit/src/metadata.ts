import type { Registry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import type { SiteDesign } from '@appling/contract/site-design';

export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  json?: unknown;
}

/** Keeps previews and the not-found page out of search engines. */
export const NO_INDEX: HeadTag = meta('name', 'robots', 'noindex');

export interface PageHead {
  title: string;
  /** Origin of the deployment, without trailing slash. */
  siteUrl: string;
  picture: string;
  apiOrigin?: string | null;
  design: SiteDesign;
}

/** Returns the head tags of a page; `null` is the not-found page, which has no canonical address. */
export function headTags(route: Route | null, head: PageHead): HeadTag[] {
  const { title, siteUrl, picture, apiOrigin, design } = head;
  const shared: HeadTag[] = [
    ...(apiOrigin ? [link('preconnect', apiOrigin, { crossorigin: '' })] : []),
    ...themeColours(design),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
    link('alternate', '/feed.xml', { type: 'application/atom+xml', title: design.feed.title }),
  ];
  if (!route) return [NO_INDEX, ...shared];
  const url = siteUrl + route.path;
  const image = siteUrl + picture;
  return [
    link('canonical', url),
    meta('property', 'og:type', route.article ? 'article' : 'website'),
    meta('property', 'og:site_name', design.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', route.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', design.socialPictureText(route.title)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', route.description),
    meta('name', 'twitter:image', image),
    ...shared,
    ...structuredData(route, siteUrl, design),
  ];
}

function themeColours({ ground }: SiteDesign): HeadTag[] {
  return (['light', 'dark'] as const).map((scheme) => ({
    name: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: ground(scheme),
    },
  }));
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: key, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, href, ...more } };
}

function structuredData(route: Route, siteUrl: string, design: SiteDesign): HeadTag[] {
  const data = [
    ...(route.path === '/'
      ? [organization(siteUrl, design)]
      : [breadcrumbs(route, siteUrl, design.name)]),
    ...(route.structuredData || []),
  ];
  return data.map((json) => ({
    name: 'script',
    attributes: { type: 'application/ld+json' },
    json: { '@context': 'https://schema.org', ...json },
  }));
}

function organization(siteUrl: string, { name, tagline }: SiteDesign): object {
  return {
    '@type': 'Organization',
    name,
    url: `${siteUrl}/`,
    slogan: tagline,
    logo: `${siteUrl}/icon-512.png`,
  };
}

function breadcrumbs(route: Route, siteUrl: string, home: string): object {
  const steps = route.path.split('/').slice(1);
  const items = steps.map((_step, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ['/', ...items].map((path, index, all) => ({
      '@type': 'ListItem',
      position: index + 1,
      name:
        index === 0 ? home : index === all.length - 1 ? route.title : capitalised(steps[index - 1]),
      item: siteUrl + path,
    })),
  };
}

function capitalised(word = ''): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Returns the files for search engines and browsers, by path. `security.txt` is valid for 300 days from `today`. */
export function siteFiles(
  registry: Registry,
  siteUrl: string,
  today: Date,
  { name, tagline, security, ground }: SiteDesign,
): Record<string, string> {
  const paths = Object.values(registry.remotes).flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  );
  const expires = new Date(today.getTime() + 300 * 86_400_000);
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground('light'),
    theme_color: ground('light'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(manifest),
    '.well-known/security.txt': [
      `Contact: ${security.contact}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      `Policy: ${siteUrl}${security.page}`,
      '',
    ].join('\n'),
  };
}
