import { Mark } from '@appling/ui/mark';
import { useIsServed } from '@appling/ui/use-is-served';
import { type RefObject, useEffect, useRef } from 'react';
import { chatStore, useChat } from '../chat-store';
import { chat } from '../chat.content';
import { useIsNarrow } from '../use-is-narrow';
import { later } from '../later';
import { NEWEST } from './chat-message';
import { ExampleIdeas } from './example-ideas';
import { OwnMessage, Reply } from './message-item';
import { heardChips, suggestionChips } from './reply-chips';
import { TypingLeaves } from './typing-leaves';

const { conversation: words } = chat;

/** Separate chunk, because few conversations need it. */
const extras = () => import(/* webpackChunkName: "extras" */ './extras');
const earlier = later(() => extras().then(({ Earlier }) => Earlier));
const refused = later(() => extras().then(({ Refused }) => Refused));
const offers = later(() => extras().then(({ OfferChips }) => OfferChips));
const putAside = later(() => extras().then(({ PutAside }) => PutAside));
const stay = () => {};
const dismiss = () => chatStore.setState({ refused: undefined });

interface MessageLogProps {
  input: RefObject<HTMLTextAreaElement | null>;
  onOpen: () => void;
}

export function MessageLog({ input, onOpen }: MessageLogProps) {
  const messages = useChat((state) => state.messages);
  const isDrawing = useChat(({ pending }) => pending.length > 0);
  const isNarrow = useIsNarrow();
  const log = useRef<HTMLDivElement>(null);
  const hasRefused = useChat((state) => state.refused !== undefined);
  // These buttons need JavaScript.
  const isServed = useIsServed();
  const hasAside = useChat(({ aside }) => aside !== undefined);
  const offeredTo = useChat(({ offered }) => offered?.reply);
  const heard = useNewestHeard();
  const newestReply = messages.findLast(({ type }) => type === 'ai');

  useEffect(() => {
    if (messages.length < 2) return;
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'smooth' });
  }, [messages.length, isDrawing]);

  return (
    <>
      <div ref={log} role="log" aria-label={words.log} tabIndex={0} className="chat-log">
        {messages.length > NEWEST && earlier.show({ onOpen, onClose: stay })}
        <ol className="grid gap-4.5">
          {messages.slice(-NEWEST).map((message) =>
            message.type === 'user' ? (
              <OwnMessage key={message.id} message={message} />
            ) : (
              <Reply key={message.id} message={message} onOpen={onOpen}>
                {message.id === offeredTo && offers.show({ onClose: stay })}
                {message.id === heard?.[0] && heardChips.show(heard[1])}
                {message === newestReply &&
                  message.design &&
                  !isNarrow &&
                  suggestionChips.show({ className: 'flex-wrap' })}
              </Reply>
            ),
          )}
        </ol>
        {messages.length === 1 && !isServed && <ExampleIdeas input={input} />}
        {messages.length === 1 && hasAside && putAside.show({ onClose: stay })}
        {hasRefused && refused.show({ onClose: dismiss })}
        {isDrawing && (
          <p className="chat-typing" aria-hidden="true">
            <Mark className="size-7.5" />
            <TypingLeaves />
            {words.drawing}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isDrawing ? words.drawing : ''}
      </p>
    </>
  );
}

/** The newest reply with chips. */
function useNewestHeard() {
  const drawings = useChat((state) => state.drawings);
  return Object.entries(drawings)
    .map(([id, { heard = [], readings = [] }]) => [id, { heard, readings }] as const)
    .findLast(([, { heard, readings }]) => heard.length + readings.length > 0);
}
