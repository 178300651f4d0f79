/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { releasedSource } from '../src/content/released-source';
import { designFrom } from '../src/designer/design-from';
import { exporters } from '../src/designer/export/exporters.generated';
import { nameOf, ownExporters, pictureNames } from './file-names';
import { report } from './report';
import { SAMPLE_FILE, SAMPLE_FOLDER, SAMPLE_IDEA, sampleOf } from './sample';

const outcomeOf = async (idea: string) => {
  const { design } = await designFrom(idea, { content: releasedSource });
  const files = ownExporters.map((exporter) => nameOf(exporter, design));
  return { design, folder: SAMPLE_FOLDER, paths: [...files, ...pictureNames(design)], missing: '' };
};

// If this fails, run `npx --no appling pack:designer --sample`.
test('prints and writes what /api shows', async () => {
  const outcome = await outcomeOf(SAMPLE_IDEA);
  expect(readFileSync(SAMPLE_FILE, 'utf8')).toBe(sampleOf(report(outcome), outcome.design));
});

test('makes every export that needs no browser', () => {
  expect(ownExporters.map(({ id }) => id)).toEqual(['design-file', 'expo', 'html', 'react']);
  for (const exporter of exporters)
    expect(exporter.needs.includes('screens')).toBe(!ownExporters.includes(exporter));
});

test('reports letters missing in the fonts, with an alternative', async () => {
  const outcome = await outcomeOf(SAMPLE_IDEA);
  expect(report({ ...outcome, paths: [], missing: 'ドキ' })).toMatch(
    /\nNo pictures: their fonts lack “ドキ”\. Open the \.appling\.json in the chat/,
  );
});
