import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx/cx';
import { useLimit } from '../limit/limit';

export interface ComposerProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'onSubmit' | 'children'
> {
  /** Accessible name; the page does not show it. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** On Enter or submit. Shift+Enter adds a line; Enter that ends an IME composition does neither. */
  onSend: () => void;
  /** `chat`: smaller corners and type, one line at rest, the foot beside the text. */
  look?: 'page' | 'chat';
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** Enough for six lines of any width; limits the text that is laid out a second time. */
const MEASURED = 1000;

/** A text area for an idea that grows from two lines to six, then scrolls. Cuts text at `maxLength` and says how much. */
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
    // Safari ends a composition before keydown; only the key code shows it.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing || event.defaultPrevented) return;
    event.preventDefault();
    onSend();
  };
  return (
    // `dialog` sends nothing without script: a reload would lose the text.
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
          {/* Sent or shortened by its owner: the note no longer applies. */}
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
