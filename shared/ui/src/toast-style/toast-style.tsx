import { Check, CircleAlert, Info, X } from 'lucide-react';

/** Class names for sonner's `toastOptions={{ unstyled: true, classNames: toastClassNames }}`. */
export const toastClassNames = {
  toast: 'ui-toast',
  icon: 'ui-toast-icon',
  closeButton: 'ui-toast-close',
} as const;

export const toastIcons = {
  success: <Check aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  close: <X aria-hidden="true" />,
} as const;
