import { pressEarly } from '../press-early.ts';
import { routes } from '../../../shared/testing/e2e/site.ts';

for (const { path } of routes.filter((route) => route.path.startsWith('/blog/')))
  pressEarly(path, 1440);
