import { Button } from '@appling/shared/ui/button';
import { FolderOpen } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { bringIn } from '../chat-store';
import { exportWords as words } from './export.content';

/** Opens a design from a file that is chosen or dropped. A bad file says what is wrong with it and changes nothing. */
export function ExportOpen() {
  const chooser = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { readDesign } = await import('../../../designer/export/read-design');
    const read = await readDesign(file);
    if ('fault' in read) return setOutcome(words.refused(file.name, read.fault));
    bringIn(read.design);
    setOutcome(words.opened(read.design.name));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <div className="chat-export" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className="text-small">{words.openNote}</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.open}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        kind="outline"
        size="small"
        iconStart={<FolderOpen aria-hidden="true" />}
        onClick={() => chooser.current?.click()}
      >
        {words.open}
      </Button>
      <p role="status" className="text-small text-ink-muted">
        {outcome}
      </p>
    </div>
  );
}
