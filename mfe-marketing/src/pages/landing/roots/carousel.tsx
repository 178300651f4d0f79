import { useIsServed } from '@appling/ui/use-is-served';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { PauseButton } from '../pause-button';
import { CardStack } from './card-stack';
import type { Testimonial, roots } from './roots.content';
import { useCarousel } from './use-carousel';
import { useDragCard } from './use-drag-card';

interface CarouselProps {
  testimonials: readonly Testimonial[];
  labels: typeof roots.carousel;
}

export function Carousel({ testimonials, labels }: CarouselProps) {
  const carousel = useCarousel(testimonials.length);
  const region = useRef<HTMLElement>(null);
  // Before hydration screen readers get all cards; afterwards only the front one.
  const isAlive = !useIsServed();
  const dragCard = useDragCard(region);
  return (
    <section
      className="voices"
      aria-roledescription="carousel"
      aria-label={labels.label}
      ref={region}
      {...carousel.region}
    >
      <PauseButton
        className="voices-round voices-pause"
        isStopped={carousel.isStopped}
        labels={labels}
        onToggle={carousel.toggle}
      />
      <CardStack
        testimonials={testimonials}
        front={carousel.index}
        isAlive={isAlive}
        isMoving={carousel.isMoving}
        slide={labels.slide}
        dragCard={dragCard}
        onDragStart={carousel.startDrag}
        onDragEnd={carousel.endDrag}
      />
      <fieldset className="voices-dots">
        <legend className="sr-only">{labels.dots}</legend>
        {testimonials.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-label={labels.goTo(name)}
            aria-current={index === carousel.index || undefined}
            onClick={() => carousel.goTo(index)}
          />
        ))}
      </fieldset>
      <button
        type="button"
        className="landing-round voices-round voices-previous"
        aria-label={labels.previous}
        onClick={carousel.previous}
      >
        <ArrowLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className="landing-round voices-round voices-next"
        aria-label={labels.next}
        onClick={carousel.next}
      >
        <ArrowRight aria-hidden="true" />
      </button>
    </section>
  );
}
