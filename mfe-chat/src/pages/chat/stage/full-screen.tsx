import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { chat } from '../chat.content';
import { useListener } from '../use-listener';

interface FullScreenProps {
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The phone over the whole display where the browser can; over the whole window it is already. Escape or the button ends both. */
export function FullScreen({ stage, onClose }: FullScreenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useListener(stage, 'keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    button.current?.focus();
    // Refused, or not there on this device: the phone still fills the window.
    stage.current?.requestFullscreen?.().catch(() => {});
    const follow = () => {
      if (!document.fullscreenElement) onClose();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, [stage, onClose]);
  return (
    <button
      ref={button}
      type="button"
      className="chat-leave-full"
      aria-label={chat.stage.leaveFull}
      onClick={onClose}
    >
      <X />
    </button>
  );
}
