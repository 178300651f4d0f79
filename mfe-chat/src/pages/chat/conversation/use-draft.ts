import { useLocation } from '@appling/runtime/router';
import { carryIdea, notify, takeIdea } from '@appling/runtime/state';
import { cutTo, fitting } from '@appling/ui/limit';
import { readText, writeText } from '../keeping/store-text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MESSAGE_LIMIT } from './chat-message';

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

/** What was typed and not sent, in localStorage. */
const KEY = 'appling:draft';
/** Quiet time before it is written, in ms. */
const PAUSE = 400;

/** How long after its page the shell may move the focus to the heading, in ms. */
const SETTLING = 1000;

/** Puts the caret behind the text, and again should the shell then move the focus to the heading of the new page. */
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

/** What stands in the input. It survives leaving the page and coming back. */
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
    // Without an idea: what was typed before the page came alive.
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
