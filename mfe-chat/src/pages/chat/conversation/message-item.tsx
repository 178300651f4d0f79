import { Mark } from '@appling/ui/mark';
import type { ReactNode } from 'react';
import { useChat } from '../chat-store';
import { chat } from '../chat.content';
import type { ChatMessage } from './chat-message';
import { DesignAttachment } from './design-attachment';

const { conversation: words } = chat;

/** Plain text. Screen readers do not announce the visitor's own messages. */
export function OwnMessage({ message }: { message: ChatMessage }) {
  return (
    <li className="chat-own" aria-live="off">
      <span className="sr-only">{words.you}</span>
      <p dir="auto">{message.content}</p>
    </li>
  );
}

interface ReplyProps {
  message: ChatMessage;
  onOpen: () => void;
  children?: ReactNode;
}

export function Reply({ message, onOpen, children }: ReplyProps) {
  return (
    <li className="chat-reply">
      <Mark className="size-7.5" />
      <div className="grid gap-4">
        <div className="pt-0.5">
          <span className="sr-only">{words.assistant}</span>
          <ReplyWords message={message} />
        </div>
        {message.design && <DesignAttachment message={message} onOpen={onOpen} />}
        {children}
      </div>
    </li>
  );
}

/** Emphasises the first mention of the design's name. */
function ReplyWords({ message }: { message: ChatMessage }) {
  const name = useChat(({ drawings }) => drawings[message.id]?.design.name);
  const at = name ? message.content.indexOf(name) : -1;
  if (!name || at < 0) return <p>{message.content}</p>;
  return (
    <p>
      {message.content.slice(0, at)}
      <strong className="font-semibold">{name}</strong>
      {message.content.slice(at + name.length)}
    </p>
  );
}
