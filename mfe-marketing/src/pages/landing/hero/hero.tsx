import { hero } from './hero.content';

export function Hero() {
  return (
    <section className="page-column section-space">
      <h1 tabIndex={-1} className="text-hero">
        {hero.heading}
      </h1>
    </section>
  );
}
