import { Button } from '@appling/shared/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { designWords } from './designs.content';

/** Says what was removed, and gives it back. It takes the focus, which the removed row has lost. */
export function TakenAway({ name, onBack }: { name: string; onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div className="chat-taken">
      <p role="status">{designWords.removed(name)}</p>
      <Button
        ref={button}
        kind="quiet"
        size="small"
        iconStart={<Undo2 aria-hidden="true" />}
        onClick={onBack}
      >
        {designWords.back}
      </Button>
    </div>
  );
}
