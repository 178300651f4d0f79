import type { Destination } from '@appling/shared/contract/registry';
import { usePageSource } from '../remotes/page-source';

/** Above words that were served but whose code did not come. */
export function StatusBar({ destination }: { destination: Destination }) {
  const source = usePageSource();
  return (
    <div role="status" className="border-b border-line bg-sun-tint">
      <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="text-small text-ink">
          You can read this page, but its buttons could not be loaded yet.
        </p>
        <button
          type="button"
          className="min-h-11 font-semibold underline"
          onClick={() => void source.retry(destination)}
        >
          Try again
        </button>
      </div>
    </div>
  );
}
