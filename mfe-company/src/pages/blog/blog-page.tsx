import { blog } from './blog.content';

export default function BlogPage() {
  return (
    <div className="page-column section-space">
      <h1 tabIndex={-1} className="max-w-[12ch] text-title-1">
        {blog.heading}
      </h1>
      <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{blog.lead}</p>
    </div>
  );
}
