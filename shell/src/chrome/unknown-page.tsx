import { useEffect, useState } from 'react';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';

interface UnknownPageProps {
  pathname: string;
  /** The server said 404 and sent the page. */
  isServed: boolean;
  refresh: () => Promise<void>;
  onArrive: () => void;
}

/** A path that the route table lacks may be younger than the table: ask once more before saying no. */
export function UnknownPage({ pathname, isServed, refresh, onArrive }: UnknownPageProps) {
  const [isCertain, setCertain] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void refresh()
      .catch(() => {})
      .then(() => {
        if (!isCurrent) return;
        setCertain(true);
        console.warn(`Page not found: ${pathname}`);
      });
    return () => {
      isCurrent = false;
    };
  }, [pathname, refresh]);

  if (!isCertain && !isServed) return <PageSkeleton />;
  return <NotFoundPage pathname={pathname} onArrive={onArrive} />;
}
