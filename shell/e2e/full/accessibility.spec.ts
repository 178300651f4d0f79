import { LOOKS, expectAccessible, checkedPaths } from '../../../shared/testing/e2e/axe.ts';
import { test } from '../../../shared/testing/e2e/site.ts';

for (const path of checkedPaths) {
  test(`axe finds nothing on ${path} in either theme, on a phone and on a desktop`, async ({
    page,
  }) => {
    await expectAccessible(page, path, LOOKS);
  });
}
