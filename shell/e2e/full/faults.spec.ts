import { FAULTS, VISITS, expectPanelAndRecovery } from '../faults/dead-remotes.ts';
import { test } from '../../../shared/testing/e2e/site.ts';

for (const visit of VISITS) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${visit.remote} with ${name} shows the error panel within 5 s; other pages work, and Try again recovers`, async ({
      page,
      complaints,
    }) => {
      complaints.expectFaults();
      await expectPanelAndRecovery(page, visit, fault);
    });
  }
}
