import { type RefObject, useEffect, useState } from 'react';

/** `selected`: the browser denied the clipboard, so the text is selected for manual copying. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long the button shows each state, in ms. */
const SHOWN_FOR: Record<CopyState, number> = { idle: 0, copied: 2000, selected: 8000 };

/** Copies the text of an element, or selects it when the clipboard is denied. */
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
      // Denied, or missing without HTTPS.
      getSelection()?.selectAllChildren(element);
      setState('selected');
    }
  };
  return { state, copy };
}
