import { CARRIED_FILE } from '../carried';
import type { ExportCheck } from '../exporter';

export const projectChecks = (kind: 'react' | 'expo'): readonly ExportCheck[] => [
  {
    name: `${kind}-design`,
    faultsIn: ({ files, design }) => {
      const held = files.find(({ path }) => path === CARRIED_FILE);
      return JSON.stringify(JSON.parse(String(held?.content ?? 'null'))) === JSON.stringify(design)
        ? []
        : ['The design does not come back from the project.'];
    },
  },
  {
    name: `${kind}-screens`,
    faultsIn: ({ files, design }) => {
      const screens = files.filter(({ path }) => path.startsWith('src/screens/'));
      return screens.length === design.screens.length ? [] : ['A screen has no file of its own.'];
    },
  },
];
