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

/** The next reply's new app; undefined for changes of the current design. */
export function useComing(): Coming | undefined {
  const next = useChat(({ pending }) => pending[0]);
  const inHand = useDesign();
  // The design has changed since, so the reply brings another one.
  if (!next?.coming || next.isShown || next.coming.from !== inHand) return undefined;
  const { answer, design } = next.coming;
  return answer.operation?.op === 'design.set' ? { message: next.message, design } : undefined;
}

interface RevealProps {
  coming: Coming | undefined;
  design: AppDesign;
  screenId: string;
  run: number;
}

/**
 * Shows the coming app from blueprint to finished during the reply's delay; visitors can skip it.
 * The phone element stays the same, so that React does not render the design twice.
 */
export function Reveal({ coming, design, screenId, run }: RevealProps) {
  const shown = coming?.design ?? design;
  const at = coming ? shown.start : screenId;
  // A design that cannot be drawn yet is not memoised.
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
