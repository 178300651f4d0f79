import { useEffect, useRef } from 'react';

/**
 * Scrolls the conversation to its end for what comes after it has been scrolled to the newest message.
 *
 * @param content scrolls once more whenever this is another
 * @returns for the element that came
 */
export function useLogEnd(content: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = element.current?.closest('.chat-log');
    log?.scrollTo({ top: log.scrollHeight });
  }, [content]);
  return element;
}
