import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';
import { useLimit } from '../limit/limit';

interface FieldWords {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do, one sentence. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** Class of the whole field. */
  className?: string;
}

/** Props of {@link Field}: its words, and those of an `<input>`. */
export interface FieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'size' | 'className'> {
  /** 48 px high, or 52. */
  size?: 'medium' | 'large';
  /** A control inside the box at its end, 44 px wide, such as show and hide. */
  end?: ReactNode;
}

/** Props of {@link TextArea}: its words, and those of a `<textarea>`. */
export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Most characters by type. No form validates, but none lets a pasted file stop the page: longer texts are cut, and it says so. */
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
      // Without an error the caller may still mark the field, where the sentence stands elsewhere.
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

/** A labelled input with its hint and its error, tied together for screen readers. */
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

/** A labelled text of several lines. */
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
