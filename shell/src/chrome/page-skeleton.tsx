/** Stands where a page will be. It appears after 200 ms only, so that quick loads do not flash. */
export function PageSkeleton() {
  return (
    <div className="page-column section-space appear-late" role="status">
      <span className="sr-only">Loading the page…</span>
      <div aria-hidden className="space-y-6">
        <div className="h-16 max-w-xl rounded-panel bg-surface-sunken" />
        <div className="h-16 max-w-md rounded-panel bg-surface-sunken" />
        <div className="mt-10 h-5 max-w-lg rounded-badge bg-surface-sunken" />
        <div className="h-5 max-w-sm rounded-badge bg-surface-sunken" />
        <div className="mt-12 h-80 rounded-card bg-surface-sunken" />
      </div>
    </div>
  );
}
