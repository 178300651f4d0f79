import { useId } from 'react';
import type { StepItem } from './steps.content';

interface StepRowProps extends StepItem {
  number: number;
  isActive: boolean;
  onChoose: () => void;
  onFull: () => void;
}

export function StepRow({ number, title, text, isActive, onChoose, onFull }: StepRowProps) {
  const textId = useId();
  return (
    <li className="steps-row" data-active={isActive || undefined}>
      <span className="steps-line" aria-hidden="true" onAnimationEnd={onFull} />
      <h3>
        <button type="button" aria-expanded={isActive} aria-controls={textId} onClick={onChoose}>
          <span className="steps-number" aria-hidden="true">
            {number}
          </span>
          <span className="text-heading-1">{title}</span>
        </button>
      </h3>
      <div className="steps-text" id={textId}>
        <p>{text}</p>
      </div>
    </li>
  );
}
