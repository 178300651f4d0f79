import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Words by which visitors find a section; source: docs/design-system.md, "Headings". */
const sections: Record<string, readonly string[]> = {
  '/pricing': ['FAQ'],
  '/help': ['FAQ', 'Popular resources', 'Video tutorials', 'Contact support'],
  '/careers': ['Benefits', 'Open positions'],
  '/press': ['Press releases', 'Media coverage', 'Media kit'],
  '/community': ['Channels', 'Featured projects', 'Upcoming events', 'Guidelines'],
  '/security': [
    'Certifications',
    'Infrastructure',
    'Data protection',
    'Vulnerability management',
    'Documentation',
  ],
  '/blog': ['Featured', 'Latest articles'],
  '/status': ['Services', 'Regions', 'Incidents'],
  '/cookies': ['What are cookies', 'Cookie categories', 'Manage preferences'],
};

test("each section's visible heading starts with its plain name", async ({ page }) => {
  const missing: string[] = [];
  for (const [path, words] of Object.entries(sections)) {
    await page.goto(path);
    for (const word of words) {
      const found = page.getByRole('heading', { name: new RegExp(`^${word}(?![\\w-])`) });
      const levels = await found.evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map(({ localName }) => localName),
      );
      if (!levels.some((level) => level === 'h2' || level === 'h3'))
        missing.push(`${path}: no h2 or h3 begins with "${word}"`);
    }
  }
  expect(missing).toEqual([]);
});
