import { useMemo, useState } from 'react';
import { useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { CopyText } from './copy-text';
import { exporters, groups } from './export-list';
import { ExportOpen } from './export-open';
import { ExportRow } from './export-row';
import { exportWords as words } from './export.content';
import { MeasuredPictures } from './measured-pictures';
import { Panel } from './panel';
import { ShowCode } from './show-code';
import { useExports, type ExportState } from './use-exports';

const zipOf = (state: ExportState | undefined) => (state?.is === 'made' ? state.file : undefined);

export function ExportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const design = useDesign();
  const [saved, setSaved] = useState('');
  const { states, measuring, run, cancel } = useExports(design);
  const text = useMemo(() => `${JSON.stringify(design, null, 2)}\n`, [design]);
  const name = design.id.slice(0, 41);
  const zips = { react: zipOf(states.react), expo: zipOf(states.expo) };
  return (
    <Panel id={id} title={chat.stage.export} onClose={onClose} done={words.done}>
      <p className="text-small text-ink-muted">{words.lead}</p>
      <MeasuredPictures
        design={measuring.design}
        isKnown={measuring.isKnown}
        onMeasured={measuring.onMeasured}
        onFailed={measuring.onFailed}
      />
      {groups.map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className="chat-export-group">
          <h3 id={`${id}-${group}`} className="text-heading-3">
            {words.groups[group]}
          </h3>
          {exporters
            .filter((exporter) => exporter.group === group)
            .map((exporter) => {
              const made = states[exporter.id];
              return (
                <ExportRow
                  key={exporter.id}
                  exporter={exporter}
                  file={`${name}${exporter.ending}`}
                  state={made ?? { is: 'waiting' }}
                  onSaved={setSaved}
                  onMake={() => void run(exporter)}
                  onCancel={() => cancel(exporter)}
                >
                  {exporter.id === 'react' && made?.is === 'made' && <ShowCode zips={zips} />}
                  {exporter.id === 'design-file' && (
                    <CopyText key={text} text={text} words={words} />
                  )}
                </ExportRow>
              );
            })}
        </section>
      ))}
      <ExportOpen />
      <p role="status" className="text-small text-ink-muted">
        {saved && words.saved(saved)}
      </p>
    </Panel>
  );
}
