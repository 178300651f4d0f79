import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { exporters } from '../../../designer/export/exporters.generated';
import { makeExport } from '../../../designer/export/make-export';
import type { Make } from './exports-messages';

export const make: Make = async (name, design, assets, progress, signal) => {
  const exporter = exporters.find(({ id }) => id === name);
  if (!exporter) throw new Error(`This release of the page makes no ${name}.`);
  await dataArrived();
  return makeExport(exporter, design, assets, progress, signal);
};
