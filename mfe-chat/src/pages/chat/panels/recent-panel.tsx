import { useEffect, useState } from 'react';
import type { AppDesign } from '../../../designer/model/app-design';
import { bringIn, useDesign } from '../chat-store';
import { removeRecent } from '../keeping/keep-recent';
import { keyOf } from '../keeping/key-of';
import { readRecent } from '../keeping/recent';
import { DesignRow } from './design-row';
import { Panel } from './panel';
import { type Taken, UndoRemoval } from './undo-removal';
import { chat } from '../chat.content';
import { recentWords } from './recent.content';

const words = { ...chat.recent, ...recentWords };

export function RecentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const inHand = keyOf(useDesign());
  const [designs, setDesigns] = useState<readonly AppDesign[]>();
  const [taken, setTaken] = useState<Taken>();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    let isWanted = true;
    void readRecent().then((recent) => isWanted && setDesigns(recent));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Panel id={id} title={words.title} onClose={onClose} done={words.done}>
      <p role="status" className="text-small text-ink-muted">
        {outcome || (designs?.length === 0 ? words.none : words.lead)}
      </p>
      <UndoRemoval taken={taken} onBack={() => setTaken(undefined)} />
      <ul className="chat-designs">
        {designs?.map((design) => (
          <DesignRow
            key={keyOf(design)}
            name={design.name}
            note={design.idea}
            design={design}
            isInHand={keyOf(design) === inHand}
            openWord={words.open}
            onOpen={() => {
              bringIn(design);
              setOutcome(words.opened(design.name));
            }}
            onRemove={() => {
              const giveBack = removeRecent(design);
              setDesigns(designs.filter((each) => each !== design));
              setOutcome('');
              const back = () => {
                void giveBack();
                setDesigns(designs);
              };
              setTaken({ name: design.name, back });
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}
