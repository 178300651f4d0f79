import { siteStore, takeNotices, useSite } from '@appling/runtime/state';
import { toastClassNames, toastIcons } from '@appling/ui/toast-style';
import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

/** Screen readers miss the first text of a live region that has just been added. */
const REGION_LEAD_MS = 100;

/** Passes notices to sonner; Alt+T focuses them. Toasts are dark in both themes, so sonner's dark theme stays off. */
export default function Toaster() {
  const notices = useSite((state) => state.notices);
  const isListening = useDelayed(REGION_LEAD_MS);
  useEffect(() => {
    siteStore.setState({ isToasting: true });
    if (!isListening) return;
    for (const { kind, text } of takeNotices()) {
      toast[kind](kind === 'error' ? <span role="alert">{text}</span> : text);
    }
  }, [notices, isListening]);
  return (
    <Sonner
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      expand
      closeButton
      duration={6000}
      customAriaLabel="Notifications, Alt+T"
      offset={24}
      mobileOffset={20}
      icons={toastIcons}
      toastOptions={{ unstyled: true, classNames: toastClassNames, closeButtonAriaLabel: 'Close' }}
    />
  );
}

function useDelayed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
