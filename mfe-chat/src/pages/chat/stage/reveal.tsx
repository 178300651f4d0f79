import { Button } from '@appling/shared/ui/button';
import { PhonePreview } from '../../../designer/render/phone-preview';
import { type Pending, useChat, useDesign } from '../chat-store';
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

const nowhere = () => {};

/** From blueprint to finished, in the time that the reply takes. Who does not want to wait, skips it. */
export function Reveal({ coming: { message, design } }: { coming: Coming }) {
  return (
    <div className="chat-reveal">
      <div inert>
        <PhonePreview design={design} screenId={design.start} onNavigate={nowhere} />
      </div>
      <Button
        kind="strong"
        size="small"
        className="chat-reveal-skip"
        onClick={() => showNow(message)}
      >
        {chat.stage.skip}
      </Button>
    </div>
  );
}
