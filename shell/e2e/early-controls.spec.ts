import { pressEarly } from './press-early.ts';
import { routes } from '../../shared/testing/e2e/site.ts';

// The articles of the blog are one page with other words: one of them is pressed here, all in the long suite.
const isArticle = ({ path }: { path: string }) => path.startsWith('/blog/');
const pages = [
  ...routes.filter((route) => !isArticle(route)),
  ...routes.filter(isArticle).slice(0, 1),
];

for (const { path } of pages) pressEarly(path, 1440);

// The frame is the same on every page; the chat has a bar of its own on phones.
for (const path of ['/', '/status', '/chat']) pressEarly(path, 390);
