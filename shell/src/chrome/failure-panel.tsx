import type { Destination } from '@appling/shared/contract/registry';
import { Link } from '@appling/shared/router';
import { usePageSource } from '../remotes/page-source';

/** The route error panel of spec §8, inside the living chrome. */
export function FailurePanel({ destination }: { destination: Destination }) {
  const source = usePageSource();
  return (
    <section role="alert" className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[14ch] text-title-2">
        Unexpected Application Error!
      </h1>
      <p className="mt-6 max-w-[56ch] text-lead text-ink-muted">
        This page could not be loaded. The rest of the site works. Try again in a moment, or go back home.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => void source.retry(destination)}>
          Try again
        </button>
        <Link to="/">Return to Home</Link>
      </div>
    </section>
  );
}
