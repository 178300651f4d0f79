import { Button } from '@appling/ui/button';
import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { openFile } from '../open-file';
import { exportWords as words } from './export.content';

/** A bad file reports its fault and changes nothing. */
export function ExportOpen() {
  const chooser = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { text } = await openFile(file);
    setOutcome(text);
  };
  return (
    <div className="chat-export">
      <p className="text-small">{words.openNote}</p>
      <input
        ref={chooser}
        type="file"
        accept=".json,.html,.zip"
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
