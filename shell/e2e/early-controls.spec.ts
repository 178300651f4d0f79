import { pressEarly } from './press-early.ts';
import { routes } from '../../shared/testing/e2e/site.ts';

// All articles share one page, so one of them stands for all; the long suite tests all.
const isArticle = ({ path }: { path: string }) => path.startsWith('/blog/');
const pages = [
  ...routes.filter((route) => !isArticle(route)),
  ...routes.filter(isArticle).slice(0, 1),
];

for (const { path } of pages) pressEarly(path, 1440);

// The shell is the same on every page; the chat has its own header on phones.
for (const path of ['/', '/status', '/chat']) pressEarly(path, 390);
