import { Button } from '@appling/ui/button';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ExporterFacts } from '../../../designer/export/exporter';
import { download, sizeOf } from './download';
import type { ExportId } from './export-list';
import { exportWords as words } from './export.content';
import type { ExportState } from './use-exports';

interface ExportRowProps {
  exporter: ExporterFacts;
  file: string;
  state: ExportState;
  onSaved: (file: string) => void;
  onMake: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Faster exports show no progress bar, which would flicker; in ms. */
const SOON = 300;

function Making({
  title,
  ratio,
  onCancel,
}: {
  title: string;
  ratio: number;
  onCancel: () => void;
}) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(late);
  }, []);
  if (!isLate) return null;
  return (
    <div className="chat-export-making">
      <progress aria-label={words.makingOf(title)} value={ratio || undefined} />
      <Button kind="quiet" size="small" aria-label={words.cancelOf(title)} onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

const figuresOf = (state: ExportState): string => {
  if (state.is === 'made') return `${words.files(state.count)} · ${sizeOf(state.file)}`;
  return {
    waiting: words.making,
    making: words.making,
    failed: words.failed,
    cancelled: words.cancelled,
  }[state.is];
};

const checksOf = (names: readonly string[]): string =>
  names.map((name) => words.checks[name as keyof typeof words.checks]).join(', ');

export function ExportRow(props: ExportRowProps) {
  const { exporter, file, state, onSaved, onMake, onCancel, children } = props;
  const { title, format, note } = words.exporters[exporter.id as ExportId];
  const save = () => {
    if (state.is !== 'made') return;
    download(file, state.file);
    onSaved(file);
  };
  const isOver = state.is === 'failed' || state.is === 'cancelled';
  return (
    <article className="chat-export">
      <h4 className="font-text text-label">{title}</h4>
      <p className="text-small text-ink-muted">
        {format} · <span className="break-all">{file}</span> · {figuresOf(state)}
      </p>
      <p className="text-small">{note}</p>
      {state.is === 'made' && state.checked.length > 0 && (
        <p className="text-small text-ink-muted">{words.checked(checksOf(state.checked))}</p>
      )}
      {state.is === 'making' && <Making title={title} ratio={state.ratio} onCancel={onCancel} />}
      {state.is === 'failed' && (
        <p role="alert" className="text-small">
          {words.failedBecause(state.reason)}
        </p>
      )}
      <div className="chat-export-actions">
        <Button
          kind="primary"
          size="small"
          iconStart={isOver ? undefined : <Download aria-hidden="true" />}
          aria-label={isOver ? words.makeAgainOf(title) : words.downloadOf(file)}
          aria-disabled={(state.is !== 'made' && !isOver) || undefined}
          onClick={isOver ? onMake : save}
        >
          {isOver ? words.makeAgain : words.download}
        </Button>
        {children}
      </div>
    </article>
  );
}
