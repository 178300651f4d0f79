import { useId } from 'react';
import type { Metric } from './status.content';

interface MetricRowProps {
  label: string;
  metrics: readonly Metric[];
  targetWord: string;
}

/** Sample data: every bar shows this percentage of its target. */
const FILLED = 95;

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
