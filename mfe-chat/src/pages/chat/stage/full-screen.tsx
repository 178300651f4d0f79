import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chat } from '../chat.content';

/** The phone over the whole display where the browser can; over the whole window it is already. Escape or the button ends both. */
export function FullScreen({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stage = button.current?.closest('section');
    button.current?.focus();
    // Refused, or not there on this device: the phone still fills the window.
    stage?.requestFullscreen?.().catch(() => {});
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const follow = () => {
      if (!document.fullscreenElement) onClose();
    };
    stage?.addEventListener('keydown', byKey);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      stage?.removeEventListener('keydown', byKey);
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, [onClose]);
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
