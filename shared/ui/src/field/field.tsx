import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';
import { useLimit } from '../limit/limit';

interface FieldWords {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** One sentence: what is wrong and what to do. Marks the field as invalid. */
  error?: ReactNode;
  className?: string;
}

export interface FieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'size' | 'className'> {
  /** 48 or 52 px high. */
  size?: 'medium' | 'large';
  /** A control at the end of the box, 44 px wide, such as show and hide. */
  end?: ReactNode;
}

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Maximum characters by type: a pasted file would block the page. Longer texts are cut with a note. */
const MOST = 200;
const mostOf: Partial<Record<string, number>> = { email: 320, password: 1000 };
const MOST_LINES = 5000;

function useFieldWords(
  words: FieldWords,
  givenId: string | undefined,
  describedBy: string | undefined,
  maxLength: number,
) {
  const ownId = useId();
  const { box, note } = useLimit(maxLength);
  const id = givenId ?? ownId;
  const hintId = words.hint ? `${id}-hint` : undefined;
  const errorId = words.error ? `${id}-error` : undefined;
  return {
    box,
    control: {
      id,
      maxLength,
      // Without an error the caller may still mark the field, if the message is elsewhere.
      ...(words.error ? { 'aria-invalid': true } : {}),
      'aria-describedby': cx(describedBy, errorId, hintId),
    },
    label: (
      <label htmlFor={id} className={words.labelHidden ? 'sr-only' : undefined}>
        {words.label}
      </label>
    ),
    notes: (
      <>
        {words.error && (
          <p className="ui-field-note" data-kind="error" id={errorId}>
            <CircleAlert aria-hidden="true" />
            {words.error}
          </p>
        )}
        {note && (
          <p className="ui-field-note" role="alert">
            {note}
          </p>
        )}
        {words.hint && (
          <p className="ui-field-note" id={hintId}>
            {words.hint}
          </p>
        )}
      </>
    ),
  };
}

export function Field({
  label,
  labelHidden,
  hint,
  error,
  className,
  size = 'medium',
  type = 'text',
  end,
  ...input
}: FieldProps) {
  const words = { label, labelHidden, hint, error };
  const { maxLength = mostOf[type] ?? MOST } = input;
  const field = useFieldWords(words, input.id, input['aria-describedby'], maxLength);
  return (
    <div className={cx('ui-field', className)} data-size={size} data-end={end ? '' : undefined}>
      {field.label}
      <div {...field.box} className="ui-field-box">
        <input type={type} {...input} {...field.control} />
        {end && <span className="ui-field-end">{end}</span>}
      </div>
      {field.notes}
    </div>
  );
}

export function TextArea({ label, labelHidden, hint, error, className, ...input }: TextAreaProps) {
  const words = { label, labelHidden, hint, error };
  const { maxLength = MOST_LINES } = input;
  const field = useFieldWords(words, input.id, input['aria-describedby'], maxLength);
  return (
    <div className={cx('ui-field', className)}>
      {field.label}
      <div {...field.box} className="ui-field-box">
        <textarea {...input} {...field.control} />
      </div>
      {field.notes}
    </div>
  );
}
