import { Button } from '@appling/shared/ui/button';
import { useState } from 'react';
import { bringIn, useDesign } from '../chat-store';
import { keyOf, removeRecent } from '../keeping/keep-recent';
import { readRecent } from '../keeping/recent';
import { DesignRow } from './design-row';
import { Panel } from './panel';
import { TakenAway } from './taken-away';
import { chat } from '../chat.content';
import { recentWords } from './recent.content';

const words = { ...chat.recent, ...recentWords };

/** The last designs of this browser, whichever conversation they come from. */
export function RecentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const inHand = keyOf(useDesign());
  const [designs, setDesigns] = useState(readRecent);
  const [taken, setTaken] = useState<{ name: string; back: () => void }>();
  const [outcome, setOutcome] = useState('');
  return (
    <Panel
      id={id}
      title={words.title}
      onClose={onClose}
      foot={
        <Button kind="strong" className="col-span-full" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <p role="status" className="text-small text-ink-muted">
        {outcome || (designs.length === 0 ? words.none : words.lead)}
      </p>
      {taken && (
        <TakenAway
          name={taken.name}
          onBack={() => {
            taken.back();
            setTaken(undefined);
          }}
        />
      )}
      <ul className="chat-designs">
        {designs.map((design) => (
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
                giveBack();
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
