import { useId } from 'react';
import type { Metric } from './status.content';

interface MetricRowProps {
  label: string;
  metrics: readonly Metric[];
  targetWord: string;
}

/** Every bar shows this percentage of its target: the figures are sample data. */
const FILLED = 95;

/** Four numbers, what was promised for each, and how much of the promise is kept. */
export function MetricRow({ label, metrics, targetWord }: MetricRowProps) {
  const id = useId();
  return (
    <section aria-label={label}>
      <ul className="status-metrics">
        {metrics.map(({ label: name, value, target }, index) => (
          <li key={name}>
            <h2 id={`${id}-${index}`} className="font-text text-label">
              {name}
            </h2>
            <p className="mt-1 font-display text-title-3 tabular-nums">{value}</p>
            <progress
              value={FILLED}
              max={100}
              aria-labelledby={`${id}-${index}`}
              className="metric-bar"
            />
            <p className="mt-2.5 text-small text-ink-muted">
              {targetWord} {target}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
