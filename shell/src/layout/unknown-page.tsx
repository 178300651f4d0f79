import { useEffect, useState } from 'react';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';

interface UnknownPageProps {
  pathname: string;
  /** Whether the server sent this page with status 404. */
  isServed: boolean;
  refresh: () => Promise<void>;
  onArrive: () => void;
}

/** A path may be newer than the loaded route table, so the registry is read once more. */
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
