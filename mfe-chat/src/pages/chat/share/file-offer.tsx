import { Button } from '@appling/shared/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AppDesign } from '../../../designer/model/app-design';
import { download } from '../panels/download';
import { shareWords as words } from './share.content';

/** The design as a file, for what no link can hold. */
export function FileOffer({ design }: { design: AppDesign }) {
  const [saved, setSaved] = useState('');
  const file = `${design.id.slice(0, 41)}.appling.json`;
  const save = () => {
    const text = `${JSON.stringify(design, null, 2)}\n`;
    download(file, new Blob([text], { type: 'application/json' }));
    setSaved(file);
  };
  return (
    <div className="chat-export">
      <p className="text-small">{words.fileNote}</p>
      <Button
        kind="outline"
        size="small"
        iconStart={<Download aria-hidden="true" />}
        onClick={save}
      >
        {words.file}
      </Button>
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
    </div>
  );
}
