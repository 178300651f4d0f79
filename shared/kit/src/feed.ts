import type { Route } from '@appling/contract/routes';
import type { SiteDesign } from '@appling/contract/site-design';

interface BlogPosting {
  headline: string;
  description: string;
  datePublished: string;
  author: { name: string };
}

interface Entry extends BlogPosting {
  url: string;
}

/** Returns `/feed.xml` (Atom, RFC 4287), newest first. Throws, naming the article that lacks a required value. */
export function feedFile(
  routes: readonly Route[],
  siteUrl: string,
  today: Date,
  { name, feed }: Pick<SiteDesign, 'name' | 'feed'>,
): Record<string, string> {
  const entries = routes
    .flatMap((route) => entryOf(route, siteUrl))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished));
  const updated = entries[0] ? moment(entries[0]) : today.toISOString();
  return {
    'feed.xml': [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      `<id>${siteUrl}/feed.xml</id>`,
      `<title>${escapeXml(`${name}: ${feed.title}`)}</title>`,
      `<updated>${updated}</updated>`,
      `<link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`,
      `<link rel="alternate" type="text/html" href="${siteUrl}${feed.page}"/>`,
      ...entries.map(writeEntry),
      '</feed>',
      '',
    ].join('\n'),
  };
}

function entryOf(route: Route, siteUrl: string): Entry[] {
  if (!route.article) return [];
  const posting = (route.structuredData || []).find(
    (data): data is BlogPosting => '@type' in data && data['@type'] === 'BlogPosting',
  );
  if (!posting) return [];
  if (!posting.headline || !posting.author?.name || !(Date.parse(posting.datePublished) > 0)) {
    throw new Error(`${route.path} needs headline, author and datePublished for the feed.`);
  }
  return [{ ...posting, url: siteUrl + route.path }];
}

function writeEntry(entry: Entry): string {
  const { url, headline, description, author } = entry;
  return [
    '<entry>',
    `<id>${escapeXml(url)}</id>`,
    `<title>${escapeXml(headline)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<published>${moment(entry)}</published>`,
    `<updated>${moment(entry)}</updated>`,
    `<author><name>${escapeXml(author.name)}</name></author>`,
    `<summary>${escapeXml(description)}</summary>`,
    '</entry>',
  ].join('\n');
}

/** Returns the start of a calendar day, since Atom needs a time. */
function moment({ datePublished }: BlogPosting): string {
  return new Date(datePublished).toISOString();
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
