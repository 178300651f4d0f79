import { wordmarkDisplay, wordmarkText } from '../art/wordmark';
import { cx } from '../cx/cx';

export interface WordmarkProps {
  /** `text`: 25 px, or the font size of `className`. `display`: fills its box, cropped below the x-height. */
  cut?: 'text' | 'display';
  decorative?: boolean;
  className?: string;
}

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
