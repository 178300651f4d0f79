import { useRef, useState } from 'react';
import { ScreenThumbnail } from '../../../designer/render/screen-thumbnail';
import { useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { CopyDesign } from './copy-design';
import { useHtmlFile, usePictures } from './export-files';
import { ExportOpen } from './export-open';
import { ExportRow } from './export-row';
import { exportWords as words } from './export.content';
import { Panel } from './panel';

/** Files of the design, made here. More formats are more rows. */
export function ExportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const [saved, setSaved] = useState('');
  const screens = useRef<HTMLDivElement>(null);
  const html = useHtmlFile(design);
  const pictures = usePictures(design, screens);
  const text = `${JSON.stringify(design, null, 2)}\n`;
  const name = design.id.slice(0, 41);
  return (
    <Panel id={id} title={chat.stage.export} onClose={onClose} done={words.done}>
      <p className="text-small text-ink-muted">{words.lead}</p>
      <div>
        <div ref={screens} className="chat-export-pictures">
          {design.screens.map((screen) => (
            <ScreenThumbnail key={screen.id} design={design} screenId={screen.id} scale={0.13} />
          ))}
        </div>
        <ExportRow
          {...words.html}
          file={`${name}.html`}
          count={1}
          content={html}
          onSaved={setSaved}
        />
        <ExportRow
          {...words.pictures}
          title={words.pictures.title(design.screens.length)}
          file={`${name}-screens.zip`}
          count={design.screens.length}
          content={pictures}
          onSaved={setSaved}
        />
        <ExportRow
          {...words.design}
          file={`${name}.appling.json`}
          count={1}
          content={new Blob([text], { type: 'application/json' })}
          onSaved={setSaved}
        >
          <CopyDesign key={text} text={text} />
        </ExportRow>
        <ExportOpen />
      </div>
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
    </Panel>
  );
}
