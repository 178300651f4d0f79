import { Button } from '@appling/ui/button';
import { Undo2 } from 'lucide-react';
import { designOf } from '../../../designer/edit/edit-log';
import { swapBack, useChat } from '../chat-store';

const words = {
  aside: (name: string) => `${name} is put aside, with its conversation.`,
  back: 'Bring it back',
};

export function PutAside(_props: { onClose: () => void }) {
  const name = useChat(({ aside }) => aside && designOf(aside.log).name);
  if (!name) return null;
  return (
    <div className="chat-aside">
      <p role="status">{words.aside(name)}</p>
      <Button kind="quiet" size="small" iconStart={<Undo2 aria-hidden="true" />} onClick={swapBack}>
        {words.back}
      </Button>
    </div>
  );
}
