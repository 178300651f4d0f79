import { type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';

/** One choice of a {@link Segment}. */
export interface SegmentOption<Value extends string> {
  value: Value;
  /** Its name; with `iconsOnly` it is for screen readers. */
  label: string;
  icon?: ReactNode;
  /** Something new is behind this choice; the sentence is read, sighted visitors see a dot. */
  news?: string;
}

/** Props of {@link Segment}. */
export interface SegmentProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** 40 px high, or 36; 44 on touch. */
  size?: 'medium' | 'small';
  iconsOnly?: boolean;
  /** `sunken`: a well with a light thumb. `paper`: a light bar with an ink thumb, for pictures as ground. */
  tone?: 'sunken' | 'paper';
  className?: string;
}

/** Two or three choices in one bar: native radio buttons, so the arrow keys and forms work by themselves. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const {
    label,
    options,
    value,
    onValueChange,
    size = 'medium',
    iconsOnly,
    tone = 'sunken',
    className,
  } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('ui-segment', className)}
      data-size={size}
      data-tone={tone}
      data-icons={iconsOnly ? '' : undefined}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
          {option.news && (
            <>
              <i className="ui-segment-news" aria-hidden="true" />
              <span className="sr-only">{option.news}</span>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
