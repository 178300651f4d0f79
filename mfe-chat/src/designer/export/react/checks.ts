import type { ExportCheck } from '../exporter';

/** What is looked at before a project is offered. */
export const checks: readonly ExportCheck[] = [
  {
    name: 'react-design',
    faultsIn: ({ files, design }) => {
      const held = files.find(({ path }) => path === 'appling.design.json');
      return JSON.stringify(JSON.parse(String(held?.content ?? 'null'))) === JSON.stringify(design)
        ? []
        : ['The design does not come back from the project.'];
    },
  },
  {
    name: 'react-screens',
    faultsIn: ({ files, design }) => {
      const screens = files.filter(({ path }) => path.startsWith('src/screens/'));
      return screens.length === design.screens.length ? [] : ['A screen has no file of its own.'];
    },
  },
];
