interface ContentsListProps {
  heading: string;
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text; sticky from 1024 px. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <nav aria-labelledby="contents" className="company-contents">
      <h2 id="contents" className="font-text text-label">
        {heading}
      </h2>
      <ol className="mt-3 border-t border-line text-label font-normal">
        {sections.map(({ id, heading: name }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 text-ink-muted hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
