import { features } from './features.content';

export default function FeaturesPage() {
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
        {features.heading}
      </h1>
      <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{features.lead}</p>
    </div>
  );
}
