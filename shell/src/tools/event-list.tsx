import { REPORT_EVENT, reportsOfTab } from '@appling/contract/reports';
import { useSyncExternalStore } from 'react';
import { tools } from './tools.content';

/** Lists this tab's reports, newest first. */
export function EventList() {
  const reports = useSyncExternalStore((listener) => {
    addEventListener(REPORT_EVENT, listener);
    return () => removeEventListener(REPORT_EVENT, listener);
  }, reportsOfTab);
  if (reports.length === 0) return <p>{tools.inspector.noEvents}</p>;
  return (
    <ol>
      {reports.toReversed().map((report) => (
        <li key={`${report.code}${report.path}${report.at}`} data-kind={report.kind}>
          <code>{report.at} ms</code> <strong>{report.code}</strong> {report.remote}{' '}
          {report.kind === 'vital'
            ? `${report.value} (${report.rating})`
            : `${report.phase} ${report.source ?? report.name}`}{' '}
          <code>{report.path}</code>
        </li>
      ))}
    </ol>
  );
}
