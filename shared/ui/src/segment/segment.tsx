import { type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Announces something new behind this choice; sighted visitors see a dot. */
  news?: string;
}

export interface SegmentProps<Value extends string> {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** 40 or 36 px high; 44 on touch. */
  size?: 'medium' | 'small';
  iconsOnly?: boolean;
  /** `sunken`: light thumb. `paper`: light bar with an ink thumb, for pictures as background. */
  tone?: 'sunken' | 'paper';
  className?: string;
}

/** Native radio buttons in one bar, so arrow keys and forms work without script. */
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
