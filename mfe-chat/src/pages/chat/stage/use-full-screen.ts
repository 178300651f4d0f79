import { type RefObject, useEffect } from 'react';
import { useListener } from '../use-listener';
import { showFull, useView } from '../view-store';

/** The phone over the whole window, and over the whole display where the browser can. Escape or its own way out ends both. */
export function useFullScreen(stage: RefObject<HTMLElement | null>): void {
  const isFull = useView((view) => view.isFull);
  useListener(stage, 'keydown', ({ key }) => {
    if (key === 'Escape' && isFull) showFull(false);
  });
  useEffect(() => {
    if (!isFull) return undefined;
    const from = document.activeElement as HTMLElement | null;
    // Refused, or not there on this device: the phone still fills the window.
    stage.current?.requestFullscreen?.().catch(() => {});
    const follow = () => {
      if (!document.fullscreenElement) showFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
      from?.focus();
    };
  }, [isFull, stage]);
}
