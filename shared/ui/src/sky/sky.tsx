import { type Point } from '../art/point';
import { skyPaths } from '../art/sky';

/** Props of {@link SkyDisc}, in the units of the surrounding svg. */
export interface SkyDiscProps {
  centre: Point;
  radius: number;
}

/** The sun, which is a crescent moon at night: both are drawn, the theme colours one of them. For use inside an `<svg>`. */
export function SkyDisc({ centre, radius }: SkyDiscProps) {
  const { sun, moon } = skyPaths(centre, radius);
  return (
    <>
      <path className="ui-sky-sun" d={sun} />
      <path className="ui-sky-moon" d={moon} />
    </>
  );
}

/** {@link SkyDisc} as a picture of its own. `className` gives it its size and place, e.g. `absolute right-0 w-96`. */
export function Sky({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <SkyDisc centre={[50, 50]} radius={50} />
    </svg>
  );
}
