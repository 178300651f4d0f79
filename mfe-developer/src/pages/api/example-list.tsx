import { CodePanel } from '../../code/code-panel';
import type { CopyWords } from '../../code/copy-button';
import type { Example } from './api.content';

interface ExampleListProps {
  words: { heading: string; lead: string; list: readonly Example[] };
  copyWords: CopyWords;
}

export function ExampleList({ words, copyWords }: ExampleListProps) {
  return (
    <>
      <h2 className="text-title-3">{words.heading}</h2>
      <p className="mt-4 mb-10 max-w-[38em] text-lead text-pretty text-ink-muted">{words.lead}</p>
      <ul className="example-list">
        {words.list.map(({ title, description, language, sample }) => (
          <li key={title} className="example">
            <div className="p-6 md:p-8">
              <h3 className="text-heading-1">{title}</h3>
              <p className="mt-3 max-w-[32em] text-ink-muted">{description}</p>
            </div>
            <div className="code-panel">
              <CodePanel sample={sample} title={language} label={title} copyWords={copyWords} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
