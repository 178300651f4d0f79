import { Button } from '@appling/shared/ui/button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { chat } from '../chat.content';
import { download, sizeOf } from './download';

const { export: words } = chat;

interface ExportRowProps {
  title: string;
  format: string;
  note: string;
  file: string;
  /** The file itself; undefined while it is being made. */
  content: Blob | undefined;
  onSaved: (file: string) => void;
  /** Other ways to take it along. */
  children?: ReactNode;
}

/** One file that can be taken along: what it is, its name and its size, before anything is pressed. */
export function ExportRow(props: ExportRowProps) {
  const { title, format, note, file, content, onSaved, children } = props;
  const save = () => {
    if (!content) return;
    download(file, content);
    onSaved(file);
  };
  return (
    <article className="chat-export">
      <h3 className="font-text text-label">{title}</h3>
      <p className="text-small text-ink-muted">
        {format} · <span className="break-all">{file}</span>
        {content && ` · ${sizeOf(content)}`}
      </p>
      <p className="text-small">{note}</p>
      <div className="chat-export-actions">
        <Button
          kind="primary"
          size="small"
          iconStart={<Download aria-hidden="true" />}
          aria-label={words.downloadOf(file)}
          onClick={save}
        >
          {words.download}
        </Button>
        {children}
      </div>
    </article>
  );
}
