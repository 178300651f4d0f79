import { useEffect, useRef } from 'react';

/**
 * Scrolls to the end when late content appears at the bottom.
 * @param content scrolls again when it changes
 */
export function useLogEnd(content: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = element.current?.closest('.chat-log');
    log?.scrollTo({ top: log.scrollHeight });
  }, [content]);
  return element;
}
