import { useLocation } from '@appling/shared/router';
import { carryIdea, takeIdea } from '@appling/shared/state';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The place in history whose `?idea=` was put into the input: going back to it must not do that again. */
let takenFrom = '';

/** Text for the input that arrives with the visitor: carried by another page, or in the address. */
function arrivingIdea(key: string, search: string): string {
  const carried = takeIdea();
  const linked = new URLSearchParams(search).get('idea');
  if (!linked || takenFrom === key + search) return carried;
  takenFrom = key + search;
  return carried || linked;
}

/** What stands in the input. It survives leaving the page and coming back. */
export function useDraft(input: RefObject<HTMLTextAreaElement | null>) {
  const { key, search } = useLocation();
  const [draft, setDraft] = useState('');
  const latest = useRef('');
  const change = (text: string) => {
    latest.current = text;
    setDraft(text);
  };

  useEffect(() => {
    const idea = arrivingIdea(key, search);
    // Without an idea: what was typed before the page came alive.
    const text = idea || latest.current || (input.current?.value ?? '');
    if (text) change(text);
    if (!idea) return undefined;
    // The shell moves the focus to the heading of a new page; this comes after it.
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(text.length, text.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [input, key, search]);

  useEffect(
    () => () => {
      if (latest.current) carryIdea(latest.current);
    },
    [],
  );
  return [draft, change] as const;
}
