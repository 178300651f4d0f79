import { LOOKS, expectAccessible, looked } from './axe.ts';
import { test } from './site.ts';

// Each page in one look, all four in turn; `npm run test:full` takes every page in every look.
for (const [index, path] of looked.entries()) {
  const look = LOOKS[index % LOOKS.length]!;
  test(`axe finds nothing on ${path}, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await expectAccessible(page, path, [look]);
  });
}
