import { Button } from '@appling/ui/button';
import { Composer } from '@appling/ui/composer';
import { inDigits } from '@appling/ui/limit';
import { useIsServed } from '@appling/ui/use-is-served';
import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useChat } from '../chat-store';
import { chat } from '../chat.content';
import { useIsNarrow } from '../use-is-narrow';
import { MESSAGE_LIMIT, isBlank } from './chat-message';
import { expectMessage, send } from './talk';
import { useDraft } from './use-draft';

/** Pause before the draft is read ahead, in ms. */
const REST = 500;
/** Length from which the counter shows, in characters. */
const NEAR = MESSAGE_LIMIT - 400;
const { composer: words } = chat;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function ChatComposer({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const [draft, setDraft] = useDraft(input);
  const isServed = useIsServed();
  const hasWritten = useRef(false);
  const isFirst = useChat(({ messages }) => messages.length === 1);
  const isNarrow = useIsNarrow();
  const noteId = useId();
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const rest = setTimeout(() => {
      // A draft from a link or an earlier visit is not read until the visitor types.
      if (hasWritten.current && !savesData()) callOff = expectMessage(draft);
    }, REST);
    return () => {
      clearTimeout(rest);
      callOff?.();
    };
  }, [draft]);
  const change = (text: string) => {
    hasWritten.current = true;
    setDraft(text);
  };
  const submit = () => {
    if (send(draft)) change('');
    input.current?.focus();
  };
  const next = isNarrow ? words.nextShort : words.next;
  return (
    <>
      <Composer
        ref={input}
        look="chat"
        className="chat-composer"
        label={words.label}
        placeholder={isFirst ? words.first : next}
        value={draft}
        onValueChange={change}
        onSend={submit}
        aria-describedby={noteId}
        enterKeyHint="send"
        maxLength={MESSAGE_LIMIT}
        dir="auto"
        start={<span className="text-small text-ink-muted max-md:hidden">{words.hint}</span>}
        end={
          <Button
            type="submit"
            iconOnly
            className="chat-send"
            aria-label={words.send}
            // With JavaScript it is `aria-disabled`, because a disabled button receives no clicks.
            disabled={!isServed && isBlank(draft)}
            aria-disabled={isServed || undefined}
          >
            <ArrowUp />
          </Button>
        }
      />
      <div id={noteId} className="px-1.5 text-small">
        {draft.length > NEAR && (
          <p className="pt-2 text-ink-muted">
            {words.count(inDigits(draft.length), inDigits(MESSAGE_LIMIT))}
          </p>
        )}
      </div>
    </>
  );
}
