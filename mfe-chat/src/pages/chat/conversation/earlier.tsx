import { Button } from '@appling/ui/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useChat } from '../chat-store';
import { NEWEST } from './chat-message';
import { OwnMessage, Reply } from './message-item';

/** Messages per press. */
const MORE = 100;

const label = (count: number) => `Show earlier messages (${count.toLocaleString('en')})`;

/** Shows older messages and keeps the scroll position. */
export function Earlier({ onOpen }: { onOpen: () => void; onClose: () => void }) {
  const [count, setCount] = useState(0);
  const messages = useChat((state) => state.messages).slice(0, -NEWEST);
  const hidden = Math.max(0, messages.length - count);
  const showMore = (log: HTMLElement | null) => {
    const before = log && log.scrollHeight - log.scrollTop;
    flushSync(() => setCount(count + MORE));
    if (log && before !== null) log.scrollTop = log.scrollHeight - before;
    // The last press removes the button, so focus moves to the list.
    if (hidden <= MORE) log?.focus({ preventScroll: true });
  };
  return (
    <>
      {hidden > 0 && (
        <Button
          kind="quiet"
          size="small"
          className="mb-4.5"
          onClick={({ currentTarget }) => showMore(currentTarget.closest<HTMLElement>('.chat-log'))}
        >
          {label(hidden)}
        </Button>
      )}
      {/* Older messages are not announced by screen readers. */}
      <ol aria-live="off" className="mb-4.5 grid gap-4.5 empty:hidden">
        {messages
          .slice(hidden)
          .map((message) =>
            message.type === 'user' ? (
              <OwnMessage key={message.id} message={message} />
            ) : (
              <Reply key={message.id} message={message} onOpen={onOpen} />
            ),
          )}
      </ol>
    </>
  );
}
