import { help } from './help.content';

export default function HelpPage() {
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
        {help.heading}
      </h1>
      <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{help.lead}</p>
    </div>
  );
}
