import { useChat } from '../chat-store';
import { chat } from '../chat.content';

export function FirstIdea() {
  const idea = useChat(({ messages }) => messages.find(({ type }) => type === 'user')?.content);
  if (!idea) return null;
  return (
    <p className="chat-idea" title={idea}>
      <span>{chat.idea}</span> <bdi>{idea}</bdi>
    </p>
  );
}
