import { terms } from './terms.content';

export default function TermsPage() {
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
        {terms.heading}
      </h1>
      <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{terms.lead}</p>
    </div>
  );
}
