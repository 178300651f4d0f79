import { LOOKS, expectAccessible, checkedPaths } from '../../shared/testing/e2e/axe.ts';
import { test } from '../../shared/testing/e2e/site.ts';

const isArticle = (path: string) => path.startsWith('/blog/');
const firstArticle = checkedPaths.find(isArticle);

// Each page in one of four looks, and only the first article; `npm run test:full` tests every page in every look.
for (const [index, path] of checkedPaths
  .filter((each) => !isArticle(each) || each === firstArticle)
  .entries()) {
  const look = LOOKS[index % LOOKS.length]!;
  test(`axe finds nothing on ${path}, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await expectAccessible(page, path, [look]);
  });
}
