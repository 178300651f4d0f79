import { Button } from '@appling/ui/button';
import { Redo2, Undo2 } from 'lucide-react';
import { canRedo, canUndo } from '../../../designer/edit/edit-log';
import { redoEdit, undoEdit, useChat } from '../chat-store';
import { chat } from '../chat.content';

/** `aria-disabled` keeps focus on a button without further steps. */
export function UndoButtons({ withLabels = false }: { withLabels?: boolean }) {
  const isUndoable = useChat(({ log }) => canUndo(log));
  const isRedoable = useChat(({ log }) => canRedo(log));
  const { undo, redo } = chat.stage;
  const look = withLabels
    ? ({ className: 'chat-menu-item' } as const)
    : ({ iconOnly: true } as const);
  const buttons = [
    { word: undo, Icon: Undo2, isPossible: isUndoable, act: undoEdit },
    { word: redo, Icon: Redo2, isPossible: isRedoable, act: redoEdit },
  ];
  return buttons.map(({ word, Icon, isPossible, act }) => (
    <Button
      key={word}
      {...look}
      kind="quiet"
      size="small"
      aria-label={word}
      aria-disabled={!isPossible || undefined}
      onClick={act}
    >
      <Icon />
      {withLabels && word}
    </Button>
  ));
}
