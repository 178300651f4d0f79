import { Button } from '@appling/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { screenOf } from '../../../designer/model/app-design';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { CopyDesign } from './copy-design';
import { ExportRow } from './export-row';
import { Panel } from './panel';
import { screenSvg } from './screen-svg';

const { export: words, stage } = chat;

/** Files of the design, made here. More formats are more rows. */
export function ExportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const screen = screenOf(
    design,
    useChat((state) => state.screenId),
  );
  const [saved, setSaved] = useState('');
  const [picture, setPicture] = useState<Blob>();
  const thumbnail = useRef<HTMLDivElement>(null);
  const text = `${JSON.stringify(design, null, 2)}\n`;

  // The picture is taken from the screen as the browser has laid it out.
  useEffect(() => {
    const shown = thumbnail.current?.querySelector('[data-screen]');
    const svg = shown && screenSvg(shown, `${design.name}, ${screen.name}`);
    setPicture(svg ? new Blob([svg], { type: 'image/svg+xml' }) : undefined);
  }, [design, screen]);

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
      <div>
        <div ref={thumbnail} className="chat-export-picture">
          <ScreenThumbnail design={design} screenId={screen.id} scale={0.3} />
        </div>
        <ExportRow
          {...words.picture}
          title={words.picture.title(screen.name)}
          file={`${design.id}-${screen.id}.svg`}
          content={picture}
          onSaved={setSaved}
        />
        <ExportRow
          {...words.design}
          file={`${design.id}.appling.json`}
          content={new Blob([text], { type: 'application/json' })}
          onSaved={setSaved}
        >
          <CopyDesign key={text} text={text} />
        </ExportRow>
      </div>
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
      <p className="text-small text-ink-muted">{words.more}</p>
    </Panel>
  );
}
