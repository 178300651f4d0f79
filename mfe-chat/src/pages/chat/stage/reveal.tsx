import { Button } from '@appling/ui/button';
import type { AppDesign } from '../../../designer/model/app-design';
import { PhonePreview } from '../../../designer/render/phone-preview';
import { useDrawable } from '../../../designer/render/use-drawable';
import { goToScreen, type Pending, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { showNow } from '../conversation/talk';

interface Coming {
  message: string;
  design: NonNullable<Pending['coming']>['design'];
}

/** The new app that the next reply will bring. A change of the design in hand is no such thing: it just happens. */
export function useComing(): Coming | undefined {
  const next = useChat(({ pending }) => pending[0]);
  const inHand = useDesign();
  // Drawn for a design that has changed since: its reply will bring another.
  if (!next?.coming || next.isShown || next.coming.from !== inHand) return undefined;
  const { answer, design } = next.coming;
  return answer.operation?.op === 'design.set' ? { message: next.message, design } : undefined;
}

interface RevealProps {
  coming: Coming | undefined;
  design: AppDesign;
  screenId: string;
  /** Changes when the app begins anew. */
  run: number;
}

/**
 * The app in hand, or the one that comes: from blueprint to finished, in the time that the reply takes. Who does not want
 * to wait, skips it. It is the same phone before and after, so that a design is built once.
 */
export function Reveal({ coming, design, screenId, run }: RevealProps) {
  const shown = coming?.design ?? design;
  const at = coming ? shown.start : screenId;
  // What cannot be drawn yet cannot be kept.
  const isReady = useDrawable(shown, at);
  return (
    <div className={coming ? 'chat-reveal' : undefined}>
      <div inert={coming !== undefined}>
        <PhonePreview
          key={run}
          design={shown}
          screenId={at}
          onNavigate={goToScreen}
          isComing={coming !== undefined}
        />
      </div>
      {coming && isReady && (
        <Button
          kind="strong"
          size="small"
          className="chat-reveal-skip"
          onClick={() => showNow(coming.message)}
        >
          {chat.stage.skip}
        </Button>
      )}
    </div>
  );
}
