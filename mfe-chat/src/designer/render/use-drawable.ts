import { useEffect, useState } from 'react';
import type { AppDesign } from '../model/app-design';
import { isDrawable, makeDrawable } from './drawable';

/** Before what is missing is asked for again, in ms. */
const RETRY = 3000;

/** Whether a design can be drawn; what is missing for it is fetched. */
export function useDrawable(design: AppDesign): boolean {
  const [attempt, setAttempt] = useState(0);
  const isReady = isDrawable(design);
  useEffect(() => {
    if (isReady) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const again = () => isWanted && setAttempt((last) => last + 1);
    makeDrawable(design).then(again, () => {
      if (isWanted) retry = setTimeout(again, RETRY);
    });
    return () => {
      isWanted = false;
      clearTimeout(retry);
    };
  }, [design, isReady, attempt]);
  return isReady;
}
