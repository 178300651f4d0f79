import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { PartReport } from './check-parts';

/** Texts of a row, and names of the remotes; others keep their registry name. */
export interface PartWords {
  waiting: string;
  reachable: string;
  unreachable: string;
  release: string;
  unit: string;
  parts: Readonly<Record<string, string>>;
}

interface PartListProps {
  reports: readonly PartReport[] | null;
  words: PartWords;
}

export function PartList({ reports, words }: PartListProps) {
  if (!reports) {
    return (
      <ul>
        {Object.entries(words.parts).map(([name, label]) => (
          <li key={name} className="part">
            <h3>{label}</h3>
            <p className="part-state text-on-night-muted">
              <CircleDashed aria-hidden="true" />
              {words.waiting}
            </p>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul>
      {reports.map(({ name, release, isReachable, time }) => (
        <li key={name} className="part">
          <h3>{words.parts[name] ?? name}</h3>
          <p className="part-state" data-reachable={isReachable}>
            {isReachable ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
            {isReachable ? words.reachable : words.unreachable}
          </p>
          <p className="part-release">
            {words.release} <code>{release}</code>
          </p>
          <p className="part-time">
            {time} {words.unit}
          </p>
        </li>
      ))}
    </ul>
  );
}
