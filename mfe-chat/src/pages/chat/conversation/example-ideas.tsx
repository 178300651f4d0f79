import { Chip } from '@appling/ui/chip';
import type { RefObject } from 'react';
import { chat } from '../chat.content';

/** Fires the same events as typing. */
function fillIn(input: HTMLTextAreaElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

export function ExampleIdeas({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="group" aria-label={chat.examples.label} aria-live="off" className="chat-examples">
      {chat.examples.ideas.map((idea) => (
        <Chip key={idea} onClick={() => input.current && fillIn(input.current, idea)}>
          {idea}
        </Chip>
      ))}
    </div>
  );
}
