/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { linesOf } from '../../../bench/json-lines';
import { releasedSource } from '../../content/released-source';
import path from 'node:path';
import { readIdeas } from '../../../bench/ideas';
import { composed } from '../compose/composed.fixture';
import { designFrom } from '../design-from';
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

const prompts = path.join(__dirname, '../../../bench/prompts');

test.each(readdirSync(prompts).filter((file) => /^(?:strangers|seen)/.test(file)))(
  'accepts what the engine draws for every prompt of %s',
  async (file) => {
    const refused: unknown[] = [];
    for (const { prompt } of linesOf<{ prompt: string }>(path.join(prompts, file))) {
      const { design } = await designFrom(prompt, { content: releasedSource });
      const { error } = appDesignSchema.safeParse(design);
      if (error) refused.push([prompt, error.issues[0]]);
    }
    expect(refused).toEqual([]);
  },
);
