import { Button } from '@appling/shared/ui/button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { download, sizeOf } from './download';
import { exportWords as words } from './export.content';

interface ExportRowProps {
  title: string;
  format: string;
  note: string;
  file: string;
  /** How many files it holds. */
  count: number;
  /** The file itself; undefined while it is being made, null when that failed. */
  content: Blob | null | undefined;
  onSaved: (file: string) => void;
  /** Other ways to take it along. */
  children?: ReactNode;
}

/** One file that can be taken along: what it is, its name and its size, before anything is pressed. */
export function ExportRow(props: ExportRowProps) {
  const { title, format, note, file, count, content, onSaved, children } = props;
  const save = () => {
    if (!content) return;
    download(file, content);
    onSaved(file);
  };
  return (
    <article className="chat-export">
      <h3 className="font-text text-label">{title}</h3>
      <p className="text-small text-ink-muted">
        {format} · <span className="break-all">{file}</span> · {words.files(count)} ·{' '}
        {content ? sizeOf(content) : content === null ? words.failed : words.making}
      </p>
      <p className="text-small">{note}</p>
      <div className="chat-export-actions">
        <Button
          kind="primary"
          size="small"
          iconStart={<Download aria-hidden="true" />}
          aria-label={words.downloadOf(file)}
          aria-disabled={!content || undefined}
          onClick={save}
        >
          {words.download}
        </Button>
        {children}
      </div>
    </article>
  );
}
