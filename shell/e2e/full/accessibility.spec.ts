import { LOOKS, expectAccessible, looked } from '../axe.ts';
import { test } from '../site.ts';

for (const path of looked) {
  test(`axe finds nothing on ${path} in either theme, on a phone and on a desk`, async ({
    page,
  }) => {
    await expectAccessible(page, path, LOOKS);
  });
}
