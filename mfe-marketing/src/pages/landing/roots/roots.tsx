import { useId } from 'react';
import { Carousel } from './carousel';
import { roots } from './roots.content';

export function Roots() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="roots" data-ground="night">
      <div className="page-column">
        <h2 id={headingId} className="text-title-2">
          {roots.heading}
        </h2>
        <div className="roots-columns">
          <ul className="roots-statistics">
            {roots.statistics.map(({ figure, label, note }) => (
              <li key={label}>
                <strong>{figure}</strong>{' '}
                <span>
                  {label}
                  {note && <small> {note}</small>}
                </span>
              </li>
            ))}
          </ul>
          <Carousel testimonials={roots.testimonials} labels={roots.carousel} />
        </div>
      </div>
    </section>
  );
}
