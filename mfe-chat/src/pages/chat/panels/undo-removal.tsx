import { Button } from '@appling/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { designWords } from './designs.content';

export interface Taken {
  name: string;
  back: () => void;
}

/** Offers to restore the removed item. Receives focus, because the removed row had it. */
export function UndoRemoval({ taken, onBack }: { taken: Taken | undefined; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [taken?.name]);
  if (!taken) return null;
  const restore = () => {
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
        onClick={restore}
      >
        {designWords.back}
      </Button>
    </div>
  );
}
