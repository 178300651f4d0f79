import { Badge } from '@appling/shared/ui/badge';
import { useRef } from 'react';
import { redoEdit, undoEdit, useChat } from '../chat-store';
import { chat } from '../chat.content';
import { useListener } from '../use-listener';
import { DesignName } from './design-name';
import { ScreenList } from './screen-list';
import { StageControls, useOpenPanel } from './stage-controls';
import { StageLeaves } from './stage-leaves';
import { StagePhone } from './stage-phone';
import { UndoButtons } from './undo-buttons';

/** Ctrl+Z and Ctrl+Shift+Z, or with Command, wherever no text is being typed. */
function undoByKey(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof Element && event.target.closest('textarea, input:not([type])'))
    return;
  event.preventDefault();
  if (event.shiftKey) redoEdit();
  else undoEdit();
}

/** The design in hand and everything that changes it. */
export function Stage() {
  const [open, setOpen] = useOpenPanel();
  const stage = useRef<HTMLElement>(null);
  useListener(stage, 'keydown', undoByKey);
  const isExample = useChat(({ messages }) => !messages.some(({ design }) => design));
  return (
    <section
      ref={stage}
      aria-label={chat.stage.region}
      className="chat-stage"
      data-open={open ?? undefined}
    >
      <StageLeaves />
      <div className="chat-stage-grid">
        <div className="chat-stage-name">
          <DesignName />
          {isExample && <Badge>{chat.stage.example}</Badge>}
          <div className="flex">
            <UndoButtons />
          </div>
        </div>
        <StageControls open={open} onOpenChange={setOpen} />
        <ScreenList />
        <StagePhone />
      </div>
    </section>
  );
}
