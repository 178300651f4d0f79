import { Link } from '@appling/runtime/router';
import { Brand } from '@appling/ui/brand';
import { Button } from '@appling/ui/button';
import { SquarePen } from 'lucide-react';
import type { RefObject } from 'react';
import { useChat } from '../chat-store';
import { chat } from '../chat.content';
import { ThemeButton } from '../theme-button';
import { useIsNarrow } from '../use-is-narrow';
import { closePanel, openPanel, useView } from '../view-store';
import { FirstIdea } from './first-idea';
import { ChatComposer } from './chat-composer';
import { MessageLog } from './message-log';
import { suggestionChips } from './reply-chips';

interface ConversationProps {
  input: RefObject<HTMLTextAreaElement | null>;
  onStartAnew: () => void;
  onOpen: () => void;
}

export function Conversation({ input, onStartAnew, onOpen }: ConversationProps) {
  const isNarrow = useIsNarrow();
  const hasReply = useChat(({ messages }) => messages.some(({ design }) => design));
  const isRecent = useView(({ panel }) => panel === 'recent');
  return (
    <section aria-label={chat.conversation.region} className="chat-conversation">
      <header className="flex h-18 items-center justify-between gap-2 pr-3 pl-6 max-md:hidden">
        <Link to="/" className="chat-home shrink-0">
          <Brand />
        </Link>
        <div className="flex">
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isRecent}
            onClick={() => (isRecent ? closePanel() : openPanel('recent'))}
          >
            {chat.recent.button}
          </Button>
          <Button kind="quiet" size="small" iconStart={<SquarePen />} onClick={onStartAnew}>
            {chat.anew.button}
          </Button>
        </div>
      </header>
      <div className="chat-talk">
        <FirstIdea />
        <MessageLog input={input} onOpen={onOpen} />
      </div>
      <div className="px-3 md:px-5">
        <noscript>
          <p className="mx-3 my-4 rounded-field bg-sun-tint p-4 text-sun-deep md:mx-1">
            {chat.noScript}
          </p>
        </noscript>
        {isNarrow && hasReply && suggestionChips.show({ className: 'chat-chip-row' })}
        <ChatComposer input={input} />
      </div>
      <footer className="flex min-h-13 flex-wrap items-center justify-between gap-x-2 py-1 pr-3 pl-6 text-small max-md:pl-4.5 max-[22rem]:text-micro md:max-[56rem]:pl-5 md:max-[56rem]:text-micro">
        <p className="text-ink-muted">{chat.foot.tagline}</p>
        <ThemeButton />
      </footer>
    </section>
  );
}
