import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';

const made = async (idea: string) => (await designFrom(idea, { content: releasedSource })).design;
const first = (design: Awaited<ReturnType<typeof made>>) =>
  design.screens.find(({ id }) => id === design.start);

test('starts with jobs to accept when the sentence asks for the side of the worker', async () => {
  const design = await made('uber for hedge trimming. driver side only');
  expect(first(design)?.name).toBe('My jobs');
  expect(first(design)?.components.some(({ type }) => type === 'approvals')).toBe(true);
  expect(JSON.stringify(design.screens)).not.toContain('What do you need today?');
});

test.each(['uber for hedge trimming, the customer side', 'uber for hedge trimming'])(
  'shows the side of the customer by default: %s',
  async (idea) => {
    expect(first(await made(idea))?.name).not.toBe('My jobs');
  },
);
