import { makeExport } from '../../../designer/export/make-export';

export const runExport = makeExport;
