import { useState } from 'react';
import { useChat } from './chat-store';

export type Side = 'chat' | 'phone';

export function useSides() {
  const replies = useChat(({ messages }) => messages.filter(({ type }) => type === 'ai').length);
  const [side, setSide] = useState<Side>('chat');
  const [seen, setSeen] = useState(replies);
  const show = (next: Side) => {
    setSide(next);
    setSeen(replies);
  };
  // A restarted conversation has fewer replies, none of them unread.
  if (replies < seen) setSeen(replies);
  return { side, show, hasNews: replies > seen };
}
