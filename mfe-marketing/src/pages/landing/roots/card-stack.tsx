import type { ComponentType } from 'react';
import type { DragCardProps } from './drag-card';
import type { Testimonial } from './roots.content';
import { TestimonialCard } from './testimonial-card';

/** Cards shown behind the front one. */
const BEHIND = 2;

interface CardStackProps extends Pick<DragCardProps, 'onDragStart' | 'onDragEnd'> {
  testimonials: readonly Testimonial[];
  front: number;
  isAlive: boolean;
  isMoving: boolean;
  slide: (number: number, count: number) => string;
  /** Makes a card draggable, once loaded. */
  dragCard: ComponentType<DragCardProps> | null;
}

export function CardStack(props: CardStackProps) {
  const { testimonials, front, isAlive, isMoving, slide, dragCard, onDragStart, onDragEnd } = props;
  const Holder = dragCard ?? StillCard;
  const count = testimonials.length;
  return (
    <div className="voices-stack" aria-live={isMoving ? 'off' : 'polite'}>
      {testimonials.map((testimonial, index) => {
        const depth = (index - front + count) % count;
        const isBehind = isAlive && depth > 0;
        return (
          <article
            key={testimonial.id}
            className="voice"
            aria-roledescription="slide"
            aria-label={slide(index + 1, count)}
            data-depth={depth > BEHIND ? 'hidden' : depth}
            aria-hidden={isBehind || undefined}
            inert={isBehind}
          >
            <Holder isFront={depth === 0} onDragStart={onDragStart} onDragEnd={onDragEnd}>
              <TestimonialCard {...testimonial} />
            </Holder>
          </article>
        );
      })}
    </div>
  );
}

function StillCard({ children }: DragCardProps) {
  return <div>{children}</div>;
}
