import { pressEarly } from '../press-early.ts';
import { routes } from '../site.ts';

for (const { path } of routes.filter((route) => route.path.startsWith('/blog/')))
  pressEarly(path, 1440);
