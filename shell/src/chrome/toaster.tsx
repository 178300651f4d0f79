import { siteStore, takeNotices, useSite } from '@appling/runtime/state';
import { toastClassNames, toastIcons } from '@appling/ui/toast-style';
import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

/** A live region must be on the page for a moment before its first words, or screen readers miss them. */
const REGION_LEAD_MS = 100;

/**
 * Passes waiting notices to sonner: bottom right, Alt+T moves the focus there. Toasts are dark in both themes, so
 * sonner's own dark variant stays off; their border follows the site's theme by token.
 */
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
