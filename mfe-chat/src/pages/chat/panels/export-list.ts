import { exporterFacts } from '../../../designer/export/exporter-facts.generated';
import { exportWords } from './export.content';

export type ExportId = keyof typeof exportWords.exporters;

const order = Object.keys(exportWords.exporters);

export const exporters = exporterFacts.toSorted(
  (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
);

export const groups = ['design', 'code'] as const;
