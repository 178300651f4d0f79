import { Badges } from './badges';
import { Backdrop } from './backdrop';
import { BuildingPhone } from './building-phone';
import { Scenery, Sides } from './scenery';
import { hero } from './hero.content';
import { Prompt } from './prompt';
import { WatchDemo } from './watch-demo';
import { PauseButton } from '../pause-button';
import { useMotion } from '../use-motion';

export function Hero() {
  const { ref, isPaused, isRunning, toggle } = useMotion<HTMLElement>();
  return (
    <section ref={ref} className="hero" data-motion={isRunning ? 'running' : 'still'}>
      <Backdrop isRunning={isRunning} />
      <div className="hero-words page-column">
        <h1 tabIndex={-1} className="hero-title -ml-[0.045em] max-w-[44rem] text-hero">
          {hero.heading}
        </h1>
        <p className="mt-6.5 max-w-[37.5rem] text-lead text-pretty text-ink-muted">
          {hero.lead.always}
          <span className="max-sm:hidden">{hero.lead.roomy}</span>.
        </p>
        <Prompt words={hero.prompt} />
      </div>
      <div className="hero-stage">
        <Sides />
        <div className="hero-picture" role="img" aria-label={hero.phone}>
          <Scenery />
          <BuildingPhone steps={hero.building} />
        </div>
        <PauseButton
          isStopped={isPaused}
          labels={hero.motion}
          onToggle={toggle}
          className="hero-pause"
        />
      </div>
      {/* Follows the picture, which must not push these down when it arrives. */}
      <div className="hero-extras page-column">
        <WatchDemo label={hero.demo} />
        <Badges items={hero.badges} />
      </div>
    </section>
  );
}
