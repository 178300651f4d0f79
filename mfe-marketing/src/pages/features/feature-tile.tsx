import { type ReactNode, useId } from 'react';
import type { FeatureCard } from './feature-card';

interface FeatureTileProps {
  card: FeatureCard;
  /** Columns of twelve. */
  span: 4 | 5 | 6 | 7;
  /** `stage`: the phone is at the right edge of a sunken background, which cuts off its lower end. */
  look?: 'paper' | 'leaf' | 'stage' | 'night';
  /** The only cut corner of the row. */
  isCut?: boolean;
  children: ReactNode;
}

const grounds = { paper: undefined, leaf: 'leaf', stage: undefined, night: 'night' } as const;

export function FeatureTile({ card, span, look = 'paper', isCut, children }: FeatureTileProps) {
  const titleId = useId();
  const { icon: Icon, title, description } = card;
  return (
    <li data-span={span}>
      <article
        aria-labelledby={titleId}
        className="feature"
        data-look={look}
        data-cut={isCut || undefined}
        data-ground={grounds[look]}
      >
        <div className="feature-words">
          <Icon aria-hidden="true" />
          <h2 id={titleId} className="text-heading-1">
            {title}
          </h2>
          <p>{description}</p>
        </div>
        {children}
      </article>
    </li>
  );
}
