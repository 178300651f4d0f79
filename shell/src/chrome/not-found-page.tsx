import { Link } from '@appling/shared/router';
import { useEffect, useState } from 'react';
import { fullTitle } from '../navigation/set-head';

interface NotFoundPageProps {
  pathname: string;
  onArrive: () => void;
}

/** Not found, as spec §2: the text, the way home, and the path that was tried. */
export function NotFoundPage({ pathname, onArrive }: NotFoundPageProps) {
  // One file answers every unknown path, so the served HTML cannot know which one it was.
  const [tried, setTried] = useState('');
  useEffect(() => {
    setTried(pathname);
    document.title = fullTitle('Page not found');
    onArrive();
  }, [pathname, onArrive]);
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="text-title-1">
        Oops! Page not found
      </h1>
      <p className="mt-6 text-lead text-ink-muted">
        {tried ? <>Nothing is planted at {tried}. </> : null}It may have been moved, or never grew.
      </p>
      <Link to="/">Return to Home</Link>
    </div>
  );
}
