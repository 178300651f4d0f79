import { type RefObject, useEffect, useState } from 'react';

/** `selected`: the clipboard was denied, and the text is selected for the visitor's own keys. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long the button says what has happened, in milliseconds. */
const SHOWN_FOR: Record<CopyState, number> = { idle: 0, copied: 2000, selected: 8000 };

/** Copies the text of an element. Says "copied" only when it was; otherwise selects the text. */
export function useCopy(source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR[state]);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const element = source.current;
    if (!element) return;
    try {
      await navigator.clipboard.writeText(element.textContent);
      setState('copied');
    } catch {
      // Denied, or absent where the page is not served over https.
      getSelection()?.selectAllChildren(element);
      setState('selected');
    }
  };
  return { state, copy };
}
