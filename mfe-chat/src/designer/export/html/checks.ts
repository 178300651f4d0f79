import type { ExportCheck } from '../exporter';
import { dataIds } from './file-data';

const element = new RegExp(`<script type="application/json" id="${dataIds.design}">(.*?)</script>`);

export const checks: readonly ExportCheck[] = [
  {
    name: 'html-design',
    faultsIn: ({ files, design }) => {
      const [, json = ''] = element.exec(String(files[0]?.content)) ?? [];
      return json !== '' && JSON.stringify(JSON.parse(json)) === JSON.stringify(design)
        ? []
        : ['The design does not come back from the file.'];
    },
  },
];
