import { LocationContext, NavigationType } from '@appling/runtime/router';
import { Activity, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NextPage } from '../navigation/next-page';
import type { LoadedPage } from '@appling/runtime/loading/page-state';
import { RemotePage } from './remote-page';

interface StageProps {
  /** The page, and the address that it is drawn for as long as it is out of sight. */
  page: NextPage;
  /** On the screen. Otherwise the page is drawn outside the document, and none of its effects runs. */
  isShown: boolean;
  onArrive: (page: LoadedPage) => void;
}

/**
 * Where a page is drawn, before a visitor comes to it or then: what was drawn ahead has only to be put in place. Out of
 * sight means outside the document, where no selector, no reading aid and no style finds it.
 */
export function Stage({ page, isShown, onArrive }: StageProps) {
  const { search, hash } = page;
  const { remote, path, chrome } = page.destination;
  const [host] = useState(() => document.createElement('div'));
  const now = use(LocationContext);
  const then = useMemo<typeof now>(
    () => ({
      location: { pathname: path, search, hash, state: null, key: 'ahead' },
      navigationType: NavigationType.Push,
    }),
    [path, search, hash],
  );
  // The same element when the page comes on the screen: else React would draw all of it again.
  const content = useMemo(
    () => (
      <RemotePage destination={{ remote, path, chrome }} isServed={false} onArrive={onArrive} />
    ),
    [remote, path, chrome, onArrive],
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

/** Stands before the page among its siblings, so that the page is in the document when its own effects run. */
function Place({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(host), [host]);
  return <div ref={place} />;
}
