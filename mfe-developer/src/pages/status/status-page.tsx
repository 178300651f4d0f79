import { Banner } from './banner';
import { IncidentList } from './incident-list';
import { LiveCheck } from './live-check';
import { MetricRow } from './metric-row';
import { RegionList } from './region-list';
import { ServiceList } from './service-list';
import { status } from './status.content';
import { Subscribe } from './subscribe';

export default function StatusPage() {
  return (
    <div>
      <Banner status={status.overall} banners={status.banners} />
      <div className="page-column">
        <MetricRow
          label={status.metricsLabel}
          metrics={status.metrics}
          targetWord={status.targetWord}
        />
        <ServiceList words={status.services} stateWords={status.states} />
        <div className="status-halves">
          <RegionList words={status.regions} stateWords={status.states} />
          <IncidentList words={status.incidents} />
        </div>
        <Subscribe words={status.subscribe} />
      </div>
      <LiveCheck words={status.live} />
    </div>
  );
}
