import { VisuallyHidden } from '../../sections/visually-hidden';
import { CircleCheck, CircleX, TriangleAlert, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ServiceState, type StateWords, serviceState } from './service-state';
import type { Region } from './status.content';

interface RegionListProps {
  words: { heading: string; unit: string; list: readonly Region[] };
  stateWords: StateWords;
}

const signs: Record<ServiceState, ReactNode> = {
  operational: <CircleCheck aria-hidden="true" className="size-4.5 text-leaf-deep" />,
  degraded: <TriangleAlert aria-hidden="true" className="size-4.5 text-sun-deep" />,
  outage: <CircleX aria-hidden="true" className="size-4.5 text-danger" />,
  maintenance: <Wrench aria-hidden="true" className="size-4.5 text-info" />,
};

/** Six regions with their latency; a full line is 100 ms. */
export function RegionList({ words, stateWords }: RegionListProps) {
  return (
    <section aria-labelledby="regions">
      <h2 id="regions" className="mb-6 text-title-4">
        {words.heading}
      </h2>
      <ul className="border-b border-line">
        {words.list.map(({ name, status, latency }) => {
          const state = serviceState(status);
          return (
            <li key={name} className="region">
              {signs[state]}
              <h3 className="font-text text-label">
                {name}
                <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
              </h3>
              <svg aria-hidden="true" className="h-1.5 w-full rounded-full bg-line">
                <rect width={`${latency}%`} height="6" rx="3" className="fill-ink" />
              </svg>
              <p className="text-right tabular-nums">
                {latency} {words.unit}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
