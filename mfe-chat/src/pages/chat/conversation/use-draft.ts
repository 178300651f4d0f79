import { useLocation } from '@appling/runtime/router';
import { carryIdea, notify, takeIdea } from '@appling/runtime/state';
import { cutTo, fitting } from '@appling/ui/limit';
import { readText, writeText } from '../keeping/store-text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MESSAGE_LIMIT } from './chat-message';

/** History entry whose `?idea=` was used, so that going back does not insert it again. */
let takenFrom = '';

/** From another page or from the URL. */
function arrivingIdea(key: string, search: string): string {
  const carried = takeIdea();
  const linked = new URLSearchParams(search).get('idea');
  if (!linked || takenFrom === key + search) return carried;
  takenFrom = key + search;
  return carried || linked;
}

/** In localStorage. */
const KEY = 'appling:draft';
/** Pause before the draft is stored, in ms. */
const PAUSE = 400;

/** The shell may move focus to the heading this long after navigation, in ms. */
const SETTLING = 1000;

/** Focuses the end of the text, and again if the shell moves focus to the heading. */
function focusAtEnd(input: RefObject<HTMLTextAreaElement | null>): () => void {
  const focus = () => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  };
  const takeBack = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) focus();
  };
  const frame = requestAnimationFrame(focus);
  const timer = setTimeout(stop, SETTLING);
  document.addEventListener('focusin', takeBack);
  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('focusin', takeBack);
  }
  return stop;
}

/** Survives navigation. */
export function useDraft(input: RefObject<HTMLTextAreaElement | null>) {
  const { key, search } = useLocation();
  const [draft, setDraft] = useState('');
  const latest = useRef('');
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (text: string) => {
    latest.current = text;
    setDraft(text);
    clearTimeout(writing.current);
    writing.current = setTimeout(() => writeText(KEY, text), text ? PAUSE : 0);
  };

  useEffect(() => {
    const idea = arrivingIdea(key, search);
    // Keeps text typed before hydration.
    const text = idea || latest.current || input.current?.value || (readText(KEY) ?? '');
    if (text) change(cutTo(text, MESSAGE_LIMIT));
    if (text.length > MESSAGE_LIMIT) notify('info', fitting(MESSAGE_LIMIT, text.length));
    if (!idea) return undefined;
    return focusAtEnd(input);
  }, [input, key, search]);

  useEffect(
    () => () => {
      if (latest.current) carryIdea(latest.current);
    },
    [],
  );
  return [draft, change] as const;
}
