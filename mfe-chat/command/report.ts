import type { AppDesign } from '../src/designer/model/app-design';

interface Outcome {
  design: AppDesign;
  folder: string;
  paths: readonly string[];
  missing: string;
}

export function report({ design, folder, paths, missing }: Outcome): string {
  const count = design.screens.length;
  const lines = [
    `${design.name}: ${count} ${count === 1 ? 'screen' : 'screens'}, in ${folder}`,
    ...paths.map((path) => `  ${path}`),
    ...(missing === ''
      ? []
      : [
          `No pictures: their fonts lack “${missing}”. Open the .appling.json in the chat and export them there.`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}
