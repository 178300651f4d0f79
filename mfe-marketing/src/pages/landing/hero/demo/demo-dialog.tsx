import { Dialog } from '@appling/ui/dialog';
import { demoWords } from './demo.content';
import { DemoPlayer } from './demo-player';
import { demos } from './demos';

interface DemoDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function DemoDialog({ isOpen, onOpenChange }: DemoDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={demoWords.title}
      width="wide"
      mfe="marketing"
    >
      <DemoPlayer demos={demos} />
    </Dialog>
  );
}
