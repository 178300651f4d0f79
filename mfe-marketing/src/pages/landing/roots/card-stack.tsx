import * as m from 'framer-motion/m';
import type { Testimonial } from './roots.content';
import { TestimonialCard } from './testimonial-card';

/** Cards shown behind the front one (spec §4). */
const BEHIND = 2;

interface CardStackProps {
  testimonials: readonly Testimonial[];
  front: number;
  isAlive: boolean;
  isMoving: boolean;
  slide: (number: number, count: number) => string;
  onDragStart: () => void;
  onDragEnd: (travel: number) => void;
}

export function CardStack(props: CardStackProps) {
  const { testimonials, front, isAlive, isMoving, slide, onDragStart, onDragEnd } = props;
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
            <m.div
              drag={isAlive && depth === 0 ? 'x' : false}
              dragConstraints={{ left: 0, right: 0 }}
              dragElastic={0.55}
              dragSnapToOrigin
              onDragStart={onDragStart}
              onDragEnd={(_, { offset }) => onDragEnd(offset.x)}
            >
              <TestimonialCard {...testimonial} />
            </m.div>
          </article>
        );
      })}
    </div>
  );
}
