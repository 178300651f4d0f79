import { useEffect, useState } from 'react';
import type { AppDesign } from '../model/app-design';
import { screenOf } from '../model/find';
import { isDrawable, makeDrawable } from './drawable';

/** Delay before retrying a failed fetch, in ms. */
const RETRY = 3000;

/** Fetches what the screen needs and returns whether it can be drawn. */
export function useDrawable(design: AppDesign, screenId: string): boolean {
  const [attempt, setAttempt] = useState(0);
  const screen = screenOf(design, screenId);
  const isReady = isDrawable({ screens: [screen] });
  useEffect(() => {
    if (isReady) return undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const again = () => isWanted && setAttempt((last) => last + 1);
    makeDrawable({ screens: [screen] }).then(again, () => {
      if (isWanted) retry = setTimeout(again, RETRY);
    });
    return () => {
      isWanted = false;
      clearTimeout(retry);
    };
  }, [screen, isReady, attempt]);
  return isReady;
}
