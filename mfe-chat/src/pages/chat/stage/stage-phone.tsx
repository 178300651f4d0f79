import { PhoneFrame } from '@appling/shared/ui/phone-frame';
import { PhonePreview } from '../../../designer/render/phone-preview';
import { useMounted } from '../../../designer/render/use-mounted';
import firstPicture from '../../../designs/small-wins-today-pastel.svg';
import { goToScreen, useChat, useDesign } from '../chat-store';
import { chat } from '../chat.content';

/** The phone in the middle of what remains of the stage, as large as fits. Served as a picture, alive afterwards. */
export function StagePhone() {
  const design = useDesign();
  const screenId = useChat((state) => state.screenId);
  const isMounted = useMounted();
  return (
    <div className="chat-phone-room">
      <div className="chat-phone">
        {isMounted ? (
          <PhonePreview design={design} screenId={screenId} onNavigate={goToScreen} />
        ) : (
          <PhoneFrame>
            <img
              src={firstPicture}
              width={390}
              height={844}
              alt={chat.stage.picture(design.name)}
            />
          </PhoneFrame>
        )}
      </div>
    </div>
  );
}
