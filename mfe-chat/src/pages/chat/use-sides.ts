import { useState } from 'react';
import { useChat } from './chat-store';

export type Side = 'chat' | 'phone';

/** Which side a phone shows, and whether the hidden one has something new. */
export function useSides() {
  const replies = useChat(({ messages }) => messages.filter(({ type }) => type === 'ai').length);
  const [side, setSide] = useState<Side>('chat');
  const [seen, setSeen] = useState(replies);
  const show = (next: Side) => {
    setSide(next);
    setSeen(replies);
  };
  // A conversation that starts anew has fewer replies: nothing of it is new.
  if (replies < seen) setSeen(replies);
  return { side, show, hasNews: replies > seen };
}
