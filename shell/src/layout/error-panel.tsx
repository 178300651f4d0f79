import type { RouteMatch } from '@appling/contract/registry';
import { Link } from '@appling/runtime/router';
import { Button, ButtonLink } from '@appling/ui/button';
import { useEffect, useState } from 'react';
import { fullTitle } from '../navigation/set-head';
import { usePageSource, usePageState } from '../remotes/page-source';
import { layout } from './layout.content';
import { LostSprout } from './lost-sprout';

/** The error panel of a page; says so when the page is no longer listed. */
export function ErrorPanel({ match }: { match: RouteMatch }) {
  const source = usePageSource();
  const state = usePageState(match.path);
  // A retry keeps the last message until it ends.
  const [isGone, setGone] = useState(false);
  const isGoneNow = state.status === 'failed' ? state.failure.code === 'GONE' : isGone;
  if (isGoneNow !== isGone) setGone(isGoneNow);
  const words = isGoneNow ? layout.gone : layout.failure;
  const { heading } = words;
  useEffect(() => {
    document.title = fullTitle(heading);
  }, [heading]);
  useEffect(() => {
    // A link in the footer opens its page at the top, even if the error panel shows.
    scrollTo(0, 0);
  }, []);
  return (
    <div className="page-column grid items-end gap-x-12 gap-y-10 section-space lg:grid-cols-[1fr_26rem]">
      <div>
        <div role="alert">
          <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
            {heading}
          </h1>
          <p className="mt-6 max-w-[38em] text-lead text-ink-muted">{words.sentence}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button
            size="large"
            busy={state.status === 'loading'}
            busyLabel={layout.tryingAgain}
            onClick={() => source.tryAgain(match)}
          >
            {layout.tryAgain}
          </Button>
          <ButtonLink to={layout.home.to} size="large" kind="outline">
            {layout.home.label}
          </ButtonLink>
        </div>
        <p className="mt-6">
          <Link to={layout.failure.status.to} className="layout-link">
            {layout.failure.status.label}
          </Link>
        </p>
      </div>
      <LostSprout className="max-w-104 border-b-[20px] border-soil" />
    </div>
  );
}
