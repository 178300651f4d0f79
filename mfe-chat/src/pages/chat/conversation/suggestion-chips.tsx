import { Chip } from '@appling/ui/chip';
import { cx } from '@appling/ui/cx';
import { useChat, useDesign } from '../chat-store';
import { expectEdits } from '../edits';
import type { Suggestion } from './drawing';
import { replyWords } from './reply-words.content';
import { suggestionsFor } from './suggestions';
import { send } from './talk';
import { useLogEnd } from './use-log-end';

/** Sends at once; ignores presses until the reply arrives. */
export function SuggestionChips({ className }: { className?: string }) {
  const design = useDesign();
  const pending = useChat((state) => state.pending);
  const group = useLogEnd(undefined);
  const isAsked = (suggestion: Suggestion) =>
    pending.some((message) => message.suggestion === suggestion);
  return (
    <div
      ref={group}
      role="group"
      aria-label={replyWords.suggestions.group}
      aria-live="off"
      className={cx('flex gap-2', className)}
    >
      {suggestionsFor(design).map((suggestion) => (
        <Chip
          key={suggestion.key}
          aria-disabled={isAsked(suggestion) || undefined}
          onPointerEnter={expectEdits}
          onFocus={expectEdits}
          onClick={() =>
            !isAsked(suggestion) && send(replyWords.suggestions[suggestion.key], suggestion)
          }
        >
          {replyWords.suggestions[suggestion.key]}
        </Chip>
      ))}
    </div>
  );
}
