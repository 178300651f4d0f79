import { Button } from '@appling/shared/ui/button';
import { Dialog } from '@appling/shared/ui/dialog';
import { chat } from './chat.content';

export interface StartAnewDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function StartAnewDialog({ open, onConfirm, onCancel }: StartAnewDialogProps) {
  const { title, text, confirm, cancel } = chat.anew;
  return (
    <Dialog
      mfe="chat"
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      description={text}
    >
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="strong" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
