import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';

const subjectOf = async (idea: string) =>
  (await designFrom(idea, { content: releasedSource })).reading?.subjects[0]?.one;

test.each([
  ['tea tasting log, #0A7D5A', 'tea tasting'],
  ['tea tasting log, the theme is green', 'tea tasting'],
  ['Tea tasting log with a cream background, teal accents and rounded corners.', 'tea tasting'],
  ['We rent canoes by the hour. The theme should be teal. Guests pick a canoe.', 'canoe'],
  ['A diary of naps. Big letters please, my brother is 71.', 'nap'],
  ['Die Farben sind blau und weiß. Eine App für Chorproben.', 'Chorprobe'],
  ['Carnet de ruches pour apiculteurs. Couleurs: miel et noir.', 'ruche'],
])('finds the subject beside style words: %s', async (idea, subject) => {
  const { reading } = await designFrom(idea, { content: releasedSource });
  expect(reading?.subjects.map(({ one }) => one)).toContain(subject);
});

test('does not take style words as the subject', async () => {
  expect(await subjectOf('Dark mode first. Mood: calm. Sleep diary with naps.')).toBe('sleep');
  expect(await subjectOf('Style: navy, square corners. A kiln diary.')).toBe('kiln');
});
