import { layout } from './layout.content';

/** Appears after 200 ms, so that fast loads do not flash. */
export function PageSkeleton() {
  return (
    <output className="page-column block min-h-svh appear-late section-space">
      <span className="sr-only">{layout.loading}</span>
      <div aria-hidden="true" className="layout-skeleton">
        <i className="h-14 max-w-xl lg:h-20" />
        <i className="mt-4 h-14 max-w-md lg:h-20" />
        <i className="mt-10 h-5 max-w-lg" />
        <i className="mt-3 h-5 max-w-sm" />
        <i className="mt-14 h-80 corner-picture" />
      </div>
    </output>
  );
}
