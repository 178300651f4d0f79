import { Button } from '@appling/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { designWords } from './designs.content';

/** What was removed, and what gives it back. */
export interface Taken {
  name: string;
  back: () => void;
}

/** Says what was removed, and gives it back. It takes the focus, which the removed row has lost. */
export function TakenAway({ taken, onBack }: { taken: Taken | undefined; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [taken?.name]);
  if (!taken) return null;
  const giveBack = () => {
    taken.back();
    onBack();
  };
  return (
    <div className="chat-taken">
      <p role="status">{designWords.removed(taken.name)}</p>
      <Button
        ref={button}
        kind="quiet"
        size="small"
        iconStart={<Undo2 aria-hidden="true" />}
        onClick={giveBack}
      >
        {designWords.back}
      </Button>
    </div>
  );
}
