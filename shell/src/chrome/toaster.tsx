import { siteStore, takeNotices, useSite } from '@appling/shared/state';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

/** Takes waiting notices over into sonner: bottom right, Alt+T moves the focus there (spec §9). */
export default function Toaster() {
  const notices = useSite((state) => state.notices);
  useEffect(() => {
    siteStore.setState({ isToasting: true });
    for (const { kind, text } of takeNotices()) toast[kind](text);
  }, [notices]);
  return <Sonner position="bottom-right" hotkey={['altKey', 'KeyT']} closeButton duration={6000} />;
}
