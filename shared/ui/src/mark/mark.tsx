import { mark } from '../art/mark';
import { cx } from '../cx/cx';

export function Mark({ className }: { className?: string }) {
  return (
    <svg className={cx('ui-mark', className)} viewBox={mark.viewBox} aria-hidden="true">
      <path className="ui-mark-tile" d={mark.tile} />
      <g className="ui-mark-sprout">
        {mark.sprout.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
