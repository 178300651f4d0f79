import { notify } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { designText } from '../../../designer/export/design-file/design-text';
import type { AppDesign } from '../../../designer/model/app-design';
import { chat } from '../chat.content';
import { download } from '../panels/download';
import { picturesFor } from '../pictures/pictures-for';
import { shareWords as words } from './share.content';

/** For designs that do not fit into a link. */
export function FileOffer({ design }: { design: AppDesign }) {
  const [saved, setSaved] = useState('');
  const file = `${design.id.slice(0, 41)}.appling.json`;
  const save = async () => {
    const text = designText(design, { pictures: await picturesFor(design, false) });
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
        onClick={() => {
          save().catch(() => notify('error', chat.offline));
        }}
      >
        {words.file}
      </Button>
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
    </div>
  );
}
