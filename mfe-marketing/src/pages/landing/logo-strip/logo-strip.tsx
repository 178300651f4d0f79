import { useRef } from 'react';
import { type Team, logoStrip } from './logo-strip.content';
import { TeamMark } from './team-mark';
import { useMarquee } from './use-marquee';
import { PauseButton } from '../pause-button';
import { useMotion } from '../use-motion';

function Names({ teams, isClone = false }: { teams: readonly Team[]; isClone?: boolean }) {
  return (
    <ul className="strip-names" aria-hidden={isClone || undefined} inert={isClone}>
      {teams.map(({ name, mark, lettering }) => (
        <li key={name} className="flex items-center gap-3">
          <TeamMark mark={mark} />
          <span className={lettering}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

export function LogoStrip() {
  const { ref, isPaused, isRunning, toggle } = useMotion<HTMLElement>();
  const track = useRef<HTMLDivElement>(null);
  const pointer = useMarquee(track, isRunning);
  const { heading, teams, motion } = logoStrip;
  return (
    <section
      ref={ref}
      className="strip"
      data-motion={isRunning ? 'running' : 'still'}
      aria-labelledby="strip-heading"
    >
      <div className="strip-row page-column">
        <h2 id="strip-heading" className="strip-heading">
          {heading}
        </h2>
        <div className="strip-window" {...pointer}>
          <div ref={track} className="strip-track">
            <Names teams={teams} />
            <Names teams={teams} isClone />
          </div>
        </div>
        <PauseButton
          isStopped={isPaused}
          labels={motion}
          onToggle={toggle}
          className="strip-pause"
        />
      </div>
    </section>
  );
}
