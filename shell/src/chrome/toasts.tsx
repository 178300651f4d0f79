import { useSite } from '@appling/shared/state';
import { Suspense, lazy } from 'react';

const Toaster = lazy(() => import('./toaster'));

/** The toaster is loaded with the first toast; until then it costs nothing. */
export function Toasts() {
  const isNeeded = useSite((state) => state.notices.length > 0 || state.isToasting);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
