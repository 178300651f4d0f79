import { chooseTheme, notify, takeIdea } from '@appling/runtime/state';
import { Button } from '@appling/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteStored } from './delete-stored';
import type { deletion } from './privacy.content';

/** Deletes without confirmation: the text above explains the effect. */
export function DeleteButton({ words }: { words: typeof deletion }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const press = async () => {
    setIsDeleting(true);
    const fate = await deleteStored();
    // Clears state in memory, which the page would otherwise write back.
    takeIdea();
    chooseTheme('system');
    setIsDeleting(false);
    notify(fate === 'done' ? 'success' : 'error', words[fate]);
  };
  return (
    <Button
      kind="strong"
      size="large"
      className="mt-2 justify-self-start text-balance"
      iconStart={<Trash2 aria-hidden="true" />}
      busy={isDeleting}
      busyLabel={words.deleting}
      onClick={() => void press()}
    >
      {words.button}
    </Button>
  );
}
