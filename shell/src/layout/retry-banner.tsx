import type { RouteMatch } from '@appling/contract/registry';
import { Button } from '@appling/ui/button';
import { reportLostPresses } from '@appling/ui/live-zone';
import { useEffect } from 'react';
import { usePageSource, usePageState } from '../remotes/page-source';
import { layout } from './layout.content';

/** The retry banner, shown above prerendered content whose code did not load. */
export function RetryBanner({ match }: { match: RouteMatch }) {
  const source = usePageSource();
  const { status } = usePageState(match.path);
  useEffect(() => {
    const page = document.querySelector(`[data-mfe='${match.remote}']`);
    if (page && status === 'failed') reportLostPresses(page);
  }, [match, status]);
  return (
    <div className="border-b border-line bg-sun-tint">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <output className="text-label text-ink">{layout.savedWords}</output>
        <Button
          kind="strong"
          size="small"
          busy={status === 'loading'}
          busyLabel={layout.tryingAgain}
          onClick={() => source.tryAgain(match)}
        >
          {layout.tryAgain}
        </Button>
      </div>
    </div>
  );
}
