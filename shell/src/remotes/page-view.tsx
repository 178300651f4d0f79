import { LocationContext, NavigationType } from '@appling/runtime/router';
import { Activity, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NextPage } from '../navigation/next-page';
import type { LoadedPage } from '@appling/runtime/loading/page-state';
import { RemotePage } from './remote-page';

interface PageViewProps {
  /** The page and the address for which it is prepared. */
  page: NextPage;
  /** On screen; otherwise the page renders outside the document without effects. */
  isShown: boolean;
  onArrive: (page: LoadedPage) => void;
}

/** Renders a page, shown or prepared. A prepared page is outside the document, hidden from screen readers. */
export function PageView({ page, isShown, onArrive }: PageViewProps) {
  const { search, hash } = page;
  const { remote, path, layout } = page.match;
  const [host] = useState(() => document.createElement('div'));
  const now = use(LocationContext);
  const then = useMemo<typeof now>(
    () => ({
      location: { pathname: path, search, hash, state: null, key: 'ahead' },
      navigationType: NavigationType.Push,
    }),
    [path, search, hash],
  );
  // Keeps the same element, so that React does not render it again when it is shown.
  const content = useMemo(
    () => <RemotePage match={{ remote, path, layout }} isServed={false} onArrive={onArrive} />,
    [remote, path, layout, onArrive],
  );
  return (
    <>
      {isShown && <Place host={host} />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {createPortal(
          <LocationContext value={isShown ? now : then}>{content}</LocationContext>,
          host,
        )}
      </Activity>
    </>
  );
}

/** Precedes the page, so that the page is in the document when its effects run. */
function Place({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(host), [host]);
  return <div ref={place} />;
}
