import { Badge } from '@appling/ui/badge';
import { Ellipsis } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { redoEdit, undoEdit, useChat } from '../chat-store';
import { chat } from '../chat.content';
import { FirstIdea } from '../conversation/first-idea';
import { Disclosure } from '../disclosure';
import { useListener } from '../use-listener';
import { showBoard, showFull, useView } from '../view-store';
import { DesignName } from './design-name';
import { board, fullScreen } from './parts';
import { ScreenList } from './screen-list';
import { StageControls } from './stage-controls';
import { StageLeaves } from './stage-leaves';
import { StagePhone } from './stage-phone';
import { StageTools, ToolItems } from './stage-tools';
import { UndoButtons } from './undo-buttons';
import { useAlive } from './use-alive';

const leaveFull = () => showFull(false);

/** Ctrl or Command with Z, also with Shift, except in text fields. */
function undoByKey(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  if (event.target instanceof Element && event.target.closest('textarea, input:not([type])'))
    return;
  event.preventDefault();
  if (event.shiftKey) redoEdit();
  else undoEdit();
}

/** Preloads the example's other screens. */
const expectExample = () => void makeDrawable(firstDesign).catch(() => {});

/** @param isAside the narrow layout shows the conversation instead */
export function Stage({ isAside }: { isAside: boolean }) {
  const open = useView(({ panel }) => panel);
  const isBoard = useView((view) => view.isBoard);
  const isFull = useView((view) => view.isFull);
  const stage = useRef<HTMLElement>(null);
  useListener(stage, 'keydown', undoByKey);
  useListener(stage, 'pointerenter', expectExample);
  const isExample = useChat(({ messages }) => !messages.some(({ design }) => design));
  const isAlive = useAlive(isAside);
  const closeBoard = useCallback(() => showBoard(false), []);
  return (
    <section
      ref={stage}
      aria-label={chat.stage.region}
      className="chat-stage"
      data-open={open ?? undefined}
      data-full={isFull || undefined}
    >
      <StageLeaves />
      <div className="chat-stage-grid" inert={isBoard}>
        <div className="[grid-area:name] md:hidden" inert={isFull}>
          <FirstIdea />
        </div>
        <div className="chat-stage-name" inert={isFull}>
          <DesignName />
          {isExample && <Badge>{chat.stage.example}</Badge>}
          {/* A new key avoids animating between names of different length. */}
          <div className="flex" key={isExample ? 'example' : 'own'}>
            <UndoButtons />
          </div>
          <div className="chat-stage-more">
            <Disclosure
              label={chat.toolsLabel}
              icon={<Ellipsis />}
              iconOnly
              place="absolute right-0 mt-1 grid w-52"
            >
              <ToolItems />
            </Disclosure>
          </div>
        </div>
        <div className="contents" inert={isFull}>
          <StageControls />
          <ScreenList isAlive={isAlive} />
        </div>
        <StagePhone isAlive={isAlive} isAside={isAside} />
        {!isFull && <StageTools />}
      </div>
      {isFull && fullScreen.show({ onClose: leaveFull })}
      {isBoard && board.show({ onClose: closeBoard })}
    </section>
  );
}
