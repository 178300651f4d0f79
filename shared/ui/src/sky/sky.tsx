import { type Point } from '../art/point';
import { skyPaths } from '../art/sky';

export interface SkyDiscProps {
  centre: Point;
  radius: number;
}

/** Renders sun and crescent moon; the theme colours one of them. For use inside an `<svg>`. */
export function SkyDisc({ centre, radius }: SkyDiscProps) {
  const { sun, moon } = skyPaths(centre, radius);
  return (
    <>
      <path className="ui-sky-sun" d={sun} />
      <path className="ui-sky-moon" d={moon} />
    </>
  );
}

export function Sky({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <SkyDisc centre={[50, 50]} radius={50} />
    </svg>
  );
}
