import { PhoneFrame } from '@appling/ui/phone-frame';
import { useDrawable } from '../../../designer/render/use-drawable';
import { firstDesign } from '../../../designer/first-design';
import firstPicture from '../../../designs/small-wins-today-pastel.svg';
import { useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';
import { useView } from '../view-store';
import { Reveal, useComing } from './reveal';

interface StagePhoneProps {
  isAlive: boolean;
  isAside: boolean;
}

/** Prerendered as a picture, interactive afterwards. */
export function StagePhone({ isAlive, isAside }: StagePhoneProps) {
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);
  const run = useView((view) => view.run);
  const coming = useComing();
  const isReady = useDrawable(design, screenId);
  const isFirst = design === firstDesign;
  // A new app is shown before the example becomes interactive.
  const isNews = coming !== undefined && !isAside;
  return (
    <div className="chat-phone-room">
      <div className="chat-phone">
        {isNews || (isAlive && (isReady || !isFirst)) ? (
          <Reveal coming={coming} design={design} screenId={screenId} run={run} />
        ) : (
          <PhoneFrame>
            {isFirst && (
              <img
                src={firstPicture}
                width={390}
                height={844}
                alt={chat.stage.picture(design.name)}
              />
            )}
          </PhoneFrame>
        )}
      </div>
    </div>
  );
}
