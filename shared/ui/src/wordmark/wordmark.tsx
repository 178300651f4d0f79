import { wordmarkDisplay, wordmarkText } from '../art/wordmark';
import { cx } from '../cx/cx';

/** Props of {@link Wordmark}. */
export interface WordmarkProps {
  /** `text`: 25 px type, or the font size that `className` sets. `display`: fills its box, cut off below the x-height. */
  cut?: 'text' | 'display';
  /** Leaves the name out where it is said already. */
  decorative?: boolean;
  className?: string;
}

/** "appling" with a leaf for the dot of its i; one accessible name, Appling. */
export function Wordmark({ cut = 'text', decorative = false, className }: WordmarkProps) {
  const { viewBox, leaf } = cut === 'text' ? wordmarkText : wordmarkDisplay;
  const name = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': 'Appling' } as const);
  return (
    <svg className={cx('ui-wordmark', className)} data-cut={cut} viewBox={viewBox} {...name}>
      <use href={`#letters-${cut}`} />
      <path className="ui-wordmark-leaf" d={leaf} />
    </svg>
  );
}
