import type { Destination } from '@appling/shared/contract/registry';
import { Link } from '@appling/shared/router';
import { Button, ButtonLink } from '@appling/shared/ui/button';
import { useEffect } from 'react';
import { fullTitle } from '../navigation/set-head';
import { usePageSource, usePageState } from '../remotes/page-source';
import { chrome } from './chrome.content';
import { LostSprout } from './lost-sprout';

const words = chrome.failure;

/** The route error panel of spec §8, inside the living chrome. */
export function FailurePanel({ destination }: { destination: Destination }) {
  const source = usePageSource();
  const { status } = usePageState(destination.path);
  useEffect(() => {
    document.title = fullTitle(words.heading);
    // The link may stand in the footer: its page starts at the top, even when it is this panel.
    scrollTo(0, 0);
  }, []);
  return (
    <div className="page-column grid items-end gap-x-12 gap-y-10 section-space lg:grid-cols-[1fr_26rem]">
      <div>
        <div role="alert">
          <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
            {words.heading}
          </h1>
          <p className="mt-6 max-w-[38em] text-lead text-ink-muted">{words.sentence}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button
            size="large"
            busy={status === 'loading'}
            busyLabel={chrome.tryingAgain}
            onClick={() => void source.retry(destination)}
          >
            {chrome.tryAgain}
          </Button>
          <ButtonLink to={chrome.home.to} size="large" kind="outline">
            {chrome.home.label}
          </ButtonLink>
        </div>
        <p className="mt-6">
          <Link to={words.status.to} className="chrome-link">
            {words.status.label}
          </Link>
        </p>
      </div>
      <LostSprout className="max-w-104 border-b-[20px] border-soil" />
    </div>
  );
}
