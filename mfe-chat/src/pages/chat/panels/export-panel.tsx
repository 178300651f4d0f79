import { Button } from '@appling/shared/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { CopyDesign } from './copy-design';
import { download, sizeOf } from './download';
import { Panel } from './panel';

const { export: words, stage } = chat;

/** Files of the design, made here. Each row says its format, its name and its size; more formats are more rows. */
export function ExportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const [saved, setSaved] = useState('');
  const text = `${JSON.stringify(design, null, 2)}\n`;
  const file = `${design.id}.appling.json`;
  const blob = new Blob([text], { type: 'application/json' });
  const save = () => {
    download(file, blob);
    setSaved(file);
  };
  return (
    <Panel
      id={id}
      title={stage.export}
      onClose={onClose}
      foot={
        <Button kind="strong" className="col-span-full" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <p className="text-small text-ink-muted">{words.lead}</p>
      <article className="chat-export">
        <h3 className="font-text text-label">{words.design.title}</h3>
        <p className="font-mono text-micro break-all text-ink-muted">
          {words.design.format} · {file} · {sizeOf(blob)}
        </p>
        <p className="text-small">{words.design.note}</p>
        <div className="chat-export-actions">
          <Button
            kind="primary"
            size="small"
            iconStart={<Download aria-hidden="true" />}
            onClick={save}
          >
            {words.download}
          </Button>
          <CopyDesign key={text} text={text} />
        </div>
      </article>
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
      <p className="text-small text-ink-muted">{words.more}</p>
    </Panel>
  );
}
