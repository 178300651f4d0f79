import { Link } from '@appling/runtime/router';
import { useEffect, useSyncExternalStore } from 'react';
import { fullTitle } from '../navigation/set-head';
import { layout } from './layout.content';
import { LostSprout } from './lost-sprout';

const words = layout.notFound;

const never = () => () => {};

interface NotFoundPageProps {
  pathname: string;
  onArrive: () => void;
}

export function NotFoundPage({ pathname, onArrive }: NotFoundPageProps) {
  // One file answers every unknown path, so its HTML cannot contain the path.
  const tried = useSyncExternalStore(
    never,
    () => pathname,
    () => '',
  );
  useEffect(() => {
    document.title = fullTitle(words.title);
    onArrive();
  }, [onArrive]);
  return (
    <div className="not-found">
      <div className="relative page-column grid gap-10 pt-12 lg:min-h-[33.625rem] lg:pt-28">
        <div className="max-w-116 lg:max-w-none">
          <h1 tabIndex={-1} className="max-w-[8em] text-title-1">
            {words.heading}
          </h1>
          <p className="mt-6 min-h-[2lh] max-w-[23em] text-lead text-ink-muted">
            {tried && (
              <>
                {words.triedBefore} <code className="layout-code">{tried}</code>.{' '}
              </>
            )}
            {words.sentence}
          </p>
        </div>
        <LostSprout
          sign={words.sign}
          className="right-(--page-gutter) bottom-0 max-w-100 justify-self-center lg:absolute lg:w-125 lg:max-w-none"
        />
      </div>
      <div className="bg-soil py-12 md:pt-4 md:pb-14 xl:pb-20" data-ground="night">
        <p className="page-column">
          <Link to={layout.home.to} className="not-found-home">
            {layout.home.label}
          </Link>
        </p>
      </div>
    </div>
  );
}
