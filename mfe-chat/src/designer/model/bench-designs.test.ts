/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { releasedSource } from '../../content/released-source';
import path from 'node:path';
import { readIdeas } from '../../../bench/ideas';
import { composed } from '../compose/composed.fixture';
import { readIdea } from '../interpret/read-idea';
import { appDesignSchema } from './app-design';

const folder = path.join(__dirname, '../../../bench/ideas');

test.each(readdirSync(folder))(
  'accepts what the engine draws for every idea of %s',
  async (file) => {
    const ideas = readIdeas(path.join(folder, file));
    expect(ideas).not.toHaveLength(0);
    const refused: unknown[] = [];
    for (const { id, idea } of ideas) {
      const design = composed(await readIdea(idea, releasedSource));
      const { error } = appDesignSchema.safeParse(design);
      if (error) refused.push([id, error.issues[0]]);
    }
    expect(refused).toEqual([]);
  },
);
