import { PhoneFrame } from '@appling/ui/phone-frame';
import { Link } from '@appling/runtime/router';
import { carryIdea } from '@appling/runtime/state';
import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { examples } from './examples.content';
import type { CaseStudy } from './case-study';
import type { Place } from './rhythm';
import { StoryFigures } from './story-figures';
import { StoryLeaves } from './story-leaves';

interface StoryProps {
  story: CaseStudy;
  place: Place;
  /** On the first screen, so its image loads eagerly. */
  isFirst: boolean;
}

export function Story({ story, place, isFirst }: StoryProps) {
  const titleId = useId();
  return (
    <li
      className="story"
      data-app={story.app}
      data-category={story.category}
      data-shape={place.shape}
      data-mirrored={place.isMirrored || undefined}
      data-cut={place.cut}
    >
      <article aria-labelledby={titleId}>
        <div className="story-words">
          <p className="story-category">{story.category}</p>
          <h2 id={titleId}>{story.title}</h2>
          <p className="story-description">{story.description}</p>
          <ul className="story-features">
            {story.features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
          <StoryFigures metrics={story.metrics} labels={examples.metricLabels} />
          <Link
            className="story-idea"
            to={{ pathname: '/chat', search: `?idea=${encodeURIComponent(story.idea)}` }}
            onClick={() => carryIdea(story.idea)}
          >
            {examples.draw(story.app)}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <div className="story-picture">
          <StoryLeaves />
          <PhoneFrame className="story-phone">
            <img
              src={story.image}
              alt={story.imageText}
              width={390}
              height={844}
              loading={isFirst ? 'eager' : 'lazy'}
            />
          </PhoneFrame>
        </div>
      </article>
    </li>
  );
}
