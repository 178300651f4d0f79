import { useEffect, useState } from 'react';

/** Ms per letter. */
const LETTER = 52;

/** Types a text letter by letter while `isRunning`; returns it whole unless `isTyping`. */
export function useTyped(text: string, isTyping: boolean, isRunning: boolean): string {
  const [length, setLength] = useState(text.length);
  const [wasTyping, setWasTyping] = useState(false);
  if (isTyping !== wasTyping) {
    setWasTyping(isTyping);
    setLength(isTyping ? 0 : text.length);
  }
  const isDone = length >= text.length;
  useEffect(() => {
    if (isDone || !isRunning) return;
    const timer = setInterval(() => setLength((current) => current + 1), LETTER);
    return () => clearInterval(timer);
  }, [isDone, isRunning]);
  return text.slice(0, length);
}
