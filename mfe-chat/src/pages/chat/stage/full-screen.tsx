import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chat } from '../chat.content';

/** Uses the Fullscreen API if possible, else fills the window. Escape or the button ends it. */
export function FullScreen({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stage = button.current?.closest('section');
    button.current?.focus();
    // If refused or missing, the phone still fills the window.
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
