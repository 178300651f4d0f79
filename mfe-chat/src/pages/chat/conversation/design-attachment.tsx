import { Badge, type BadgeTone } from '@appling/ui/badge';
import { Maximize } from 'lucide-react';
import { bringBack, useChat } from '../chat-store';
import { chat } from '../chat.content';
import { thumbnail } from '../thumbnail';
import { useIsNarrow } from '../use-is-narrow';
import type { ChatMessage, ReplyStyle } from './chat-message';

const tones = {
  Coquette: 'coquette',
  Minimal: 'neutral',
  Pastel: 'coquette',
} as const satisfies Record<ReplyStyle, BadgeTone>;
const { conversation: words } = chat;

interface DesignAttachmentProps {
  message: ChatMessage;
  onOpen: () => void;
}

/** A press restores the design. */
export function DesignAttachment({ message, onOpen }: DesignAttachmentProps) {
  const drawing = useChat(({ drawings }) => drawings[message.id]);
  const isNarrow = useIsNarrow();
  if (!drawing || !message.design) return null;
  const { design, took } = drawing;
  const { style, preview } = message.design;
  const open = () => {
    bringBack(message.id);
    onOpen();
  };
  return (
    <button type="button" className="chat-attachment" onClick={open}>
      <span className="sr-only">{words.bringBack}</span>
      {/* The background is the design's own colour, as data. */}
      <span
        className="chat-attachment-picture"
        style={{ backgroundColor: design.look.palette.hero }}
        title={preview}
      >
        <span className="chat-attachment-phone">
          {thumbnail.show({
            design,
            screenId: design.start,
            scale: isNarrow ? 0.5 : 0.185,
            canWait: true,
          })}
        </span>
      </span>
      <span className="chat-attachment-words">
        <span className="font-display text-heading-3 max-md:sr-only">{design.name}</span>
        <span className="text-small text-ink-muted max-md:sr-only">
          {words.drawn(design.screens.length, took)}
        </span>
        <Badge tone={tones[style]}>{style}</Badge>
        <span className="chat-attachment-open">
          {words.open} <Maximize />
        </span>
      </span>
    </button>
  );
}
