import type { Fault, Vital } from '@appling/contract/reports';
import { useReports } from './use-reports';

export interface VisitWords {
  heading: string;
  waiting: string;
  vitals: Readonly<Record<Vital['code'], string>>;
  ratings: Readonly<Record<Vital['rating'], string>>;
  unit: string;
  faults: string;
  none: string;
  phases: Readonly<Record<Fault['phase'], string>>;
}

interface VisitReportsProps {
  words: VisitWords;
  /** Names of the remotes; others keep their registry name. */
  parts: Readonly<Record<string, string>>;
}

export function VisitReports({ words, parts }: VisitReportsProps) {
  const reports = useReports();
  const vitals = reports.filter((report): report is Vital => report.kind === 'vital');
  const faults = reports.filter((report): report is Fault => report.kind === 'error');
  // The browser may correct a measurement, so the last one counts.
  const latest = (code: string) => vitals.findLast((vital) => vital.code === code);
  return (
    <div className="mt-14">
      <h3 className="font-display text-title-4">{words.heading}</h3>
      <dl className="visit-vitals">
        {Object.entries(words.vitals).map(([code, label]) => {
          const vital = latest(code);
          return (
            <div key={code}>
              <dt>{label}</dt>
              <dd data-rating={vital?.rating}>
                {vital ? `${vital.value}${code === 'CLS' ? '' : ` ${words.unit}`}` : words.waiting}
                {vital && <span className="block">{words.ratings[vital.rating]}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3 className="mt-10 font-display text-title-4">{words.faults}</h3>
      {faults.length === 0 ? (
        <p className="mt-3 text-on-night-muted">{words.none}</p>
      ) : (
        <ul className="visit-faults">
          {faults.map(({ remote, release, phase, code, path, at }) => (
            <li key={`${remote}${code}${path}${at}`}>
              <strong>{parts[remote] ?? remote}</strong> {words.phases[phase]} <code>{code}</code>{' '}
              <code>{path}</code> {release && <code>{release}</code>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
