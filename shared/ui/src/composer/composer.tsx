import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx/cx';
import { useLimit } from '../limit/limit';

/** Props of {@link Composer}: those of a controlled `<textarea>` and what surrounds it. */
export interface ComposerProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'onSubmit' | 'children'
> {
  /** Accessible name of the text; the brand's main object shows none. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter, or a submit button in the foot. Shift+Enter adds a line; Enter that ends an IME composition does neither. */
  onSend: () => void;
  /** `chat`: smaller corners and type, one line at rest, the foot beside the text. */
  look?: 'page' | 'chat';
  /** Left in the foot row, e.g. a quiet button. */
  start?: ReactNode;
  /** Right in the foot row: the primary button. */
  end?: ReactNode;
  /** Class of the whole form. */
  className?: string;
}

/** Enough for six lines of any width; no more of the text is laid out a second time. */
const MEASURED = 1000;

/**
 * The field that takes an idea. It grows from two lines to six with its text, then scrolls. With a `maxLength` it takes
 * no more, not even from a paste that would stop the page for seconds, and says how much was left out.
 */
export function Composer(props: ComposerProps) {
  const {
    label,
    value,
    onValueChange,
    onSend,
    look = 'page',
    start,
    end,
    className,
    onKeyDown,
    ...text
  } = props;
  const { box, note } = useLimit(text.maxLength);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // Safari ends a composition before keydown and says so by the key code alone.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing || event.defaultPrevented) return;
    event.preventDefault();
    onSend();
  };
  return (
    // Without script it sends nothing: the text must not be lost by a page that loads again.
    <form method="dialog" className={cx('ui-composer', className)} data-look={look} onSubmit={send}>
      <div {...box} className="ui-composer-text">
        <textarea
          rows={look === 'chat' ? 1 : 2}
          {...text}
          aria-label={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <span aria-hidden="true">{`${(value || text.placeholder || '').slice(0, MEASURED)} `}</span>
      </div>
      {text.maxLength && (
        <p role="status" className="ui-composer-limit">
          {/* Sent, or shortened by its owner: nothing is left out any more. */}
          {value.length >= text.maxLength - 1 && note}
        </p>
      )}
      <div className="ui-composer-foot">
        {start}
        {end}
      </div>
    </form>
  );
}
