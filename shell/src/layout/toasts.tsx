import { useSite } from '@appling/runtime/state';
import { Suspense, lazy } from 'react';
import sheet from 'sonner/dist/styles.css';
import { linkStyleSheet } from '@appling/runtime/loading/style-sheet';
import { PlainNotices } from './plain-notices';

const Toaster = lazy(async () => {
  try {
    const [toaster] = await Promise.all([import('./toaster'), linkStyleSheet('toasts', sheet)]);
    return toaster;
  } catch {
    return { default: PlainNotices };
  }
});

/** Loads the toaster with the first toast. */
export function Toasts() {
  const isNeeded = useSite((state) => state.notices.length > 0 || state.isToasting);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
