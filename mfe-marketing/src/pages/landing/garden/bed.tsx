import { Children, type ReactNode, type UIEvent, useState } from 'react';
import { Soil } from './soil';

/** Six plots side by side; on small screens a row with scroll snapping and dots. */
export function Bed({ children }: { children: ReactNode }) {
  const plots = Children.toArray(children);
  const [first, setFirst] = useState(0);
  const follow = ({ currentTarget: row }: UIEvent<HTMLDivElement>) => {
    const way = row.scrollWidth - row.clientWidth;
    setFirst(way > 0 ? Math.round((row.scrollLeft / way) * (plots.length - 1)) : 0);
  };
  return (
    <div className="garden-bed">
      <div className="garden-row" onScroll={follow}>
        <ul>{plots}</ul>
        <Soil />
      </div>
      <div className="garden-dots" aria-hidden="true">
        {plots.map((_, index) => (
          <i key={index} data-active={index === first || undefined} />
        ))}
      </div>
    </div>
  );
}
