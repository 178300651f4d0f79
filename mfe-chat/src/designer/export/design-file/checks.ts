import type { ExportCheck } from '../exporter';

export const checks: readonly ExportCheck[] = [
  {
    name: 'design-whole',
    faultsIn: ({ files, design }) => {
      const held = JSON.parse(String(files[0]?.content)) as object;
      const found = 'design' in held ? held.design : held;
      return JSON.stringify(found) === JSON.stringify(design)
        ? []
        : ['The design does not come back from the file.'];
    },
  },
];
