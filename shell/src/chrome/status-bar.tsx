import type { Destination } from '@appling/contract/registry';
import { Button } from '@appling/ui/button';
import { giveUpPresses } from '@appling/ui/live-zone';
import { useEffect } from 'react';
import { usePageSource, usePageState } from '../remotes/page-source';
import { chrome } from './chrome.content';

/** The retry banner, shown above prerendered content whose code did not load. */
export function StatusBar({ destination }: { destination: Destination }) {
  const source = usePageSource();
  const { status } = usePageState(destination.path);
  useEffect(() => {
    const page = document.querySelector(`[data-mfe='${destination.remote}']`);
    if (page && status === 'failed') giveUpPresses(page);
  }, [destination, status]);
  return (
    <div className="border-b border-line bg-sun-tint">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <output className="text-label text-ink">{chrome.savedWords}</output>
        <Button
          kind="strong"
          size="small"
          busy={status === 'loading'}
          busyLabel={chrome.tryingAgain}
          onClick={() => source.tryAgain(destination)}
        >
          {chrome.tryAgain}
        </Button>
      </div>
    </div>
  );
}
