/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apply } from '../../../designer/edit/apply';
import { begin, commit, designOf, undo, type EditLog } from '../../../designer/edit/edit-log';
import type { Operation } from '../../../designer/edit/operation';
import { linkTo, readLink } from '../../../designer/share/link';
import { palettes } from '../../../designer/themes/palettes';
import { suggested } from '../conversation/suggested';
import { linksOf } from './links-of';
import { openLink } from './open-link';
import { loadSpeaker } from './speaker';

const idea =
  'An app for our village choir: rehearsals, songs with lyrics, who brings cake, and a shared calendar of our concerts';

const sentences = [
  'make it dark',
  'use rounder corners',
  'make the accent teal',
  'call it Village Voices',
  'add a chat',
  'add a profile screen',
  'make the text larger',
  'minimal style',
  'add a poll',
  'glassy buttons',
];

const start = async (text = idea): Promise<EditLog> => {
  const design = await (await loadSpeaker()).draw(text);
  return begin(design!);
};
async function say(log: EditLog, said: string): Promise<EditLog> {
  const operation = await (await loadSpeaker()).read(said, designOf(log));
  return operation ? commit(log, operation, apply, { said }) : log;
}
const by = (log: EditLog, operation: Operation, said?: string) =>
  commit(log, operation, apply, said === undefined ? {} : { said });
const bytes = (log: EditLog) => JSON.stringify(designOf(log));

async function edited(): Promise<EditLog> {
  let log = await start();
  for (const sentence of sentences) log = await say(log, sentence);
  return log;
}

function byHand(log: EditLog): EditLog {
  const { screens, start: home } = designOf(log);
  const [, second] = screens;
  const [top, next] = screens.find(({ id }) => id === home)!.components;
  const operations: Operation[] = [
    { op: 'theme.palette', palette: palettes.meadow },
    { op: 'theme.role', role: 'accent', color: '#aa3b77', name: 'Your own' },
    { op: 'theme.radius', radius: 18 },
    { op: 'surface.set', surface: 'glass' },
    { op: 'layout.variant', layout: 'list' },
    { op: 'design.rename', name: 'Village Voices' },
    { op: 'screen.rename', screen: second!.id, name: 'Repertoire' },
    { op: 'component.duplicate', id: next!.id },
    { op: 'component.move', id: next!.id, screen: home, at: 3 },
    { op: 'component.remove', id: top!.id },
  ];
  return operations.reduce((before, operation) => by(before, operation), log);
}

async function opened(link: string) {
  const read = await openLink(link.slice('/chat#d='.length));
  if (read.is !== 'open') throw new Error(read.fault);
  return read;
}

test.each([
  ['said', edited],
  ['made by hand', async () => byHand(await start())],
])(
  'ten edits that were %s and their idea fit into 400 characters and are restored',
  async (_how, make) => {
    const log = await make();
    expect(log.at).toBeGreaterThanOrEqual(9);
    const { recipe, whole } = await linksOf(log);
    expect(idea.length).toBeLessThanOrEqual(120);
    expect(recipe!.length).toBeLessThanOrEqual(400);
    const back = await opened(recipe!);
    expect(back.isSame).toBe(true);
    expect(bytes(back.log)).toBe(bytes(log));
    expect(whole === undefined || whole.length <= 8000).toBe(true);
    // Sharing it again gives the same link.
    expect((await linksOf(back.log)).recipe).toBe(recipe);
  },
);

test('encodes a pressed suggestion, an undone step and a restored design briefly', async () => {
  let log = await start('flashcards for bird songs');
  log = by(log, suggested.calendar.operation(designOf(log))!, 'Add Calendar');
  const kept = designOf(log);
  log = by(log, { op: 'theme.radius', radius: 2 });
  log = undo(log);
  log = by(log, { op: 'theme.mode', mode: 'dark' }, 'dark mode in the pastel style');
  log = by(log, { op: 'design.set', design: kept });
  const { recipe } = await linksOf(log);
  expect(recipe!.length).toBeLessThan(260);
  expect(bytes((await opened(recipe!)).log)).toBe(JSON.stringify(kept));
});

test('links the complete design when no sentence gives it, such as one from a file', async () => {
  const { states } = byHand(await start('a tea timer'));
  const design = { ...states.at(-1)!, name: '<b>"Tea" & more</b>' };
  const { recipe, whole } = await linksOf(begin(design));
  expect(recipe).toBeUndefined();
  expect(bytes((await opened(whole!)).log)).toBe(JSON.stringify(design));
});

test('says that the drawing is today’s when the engine draws something else than the sender saw', async () => {
  const { recipe } = await linksOf(await start());
  const read = await readLink(recipe!.slice('/chat#d='.length));
  if (!('recipe' in read)) throw new Error('No recipe');
  const other = await linkTo({ recipe: { ...read.recipe, engine: 'before', hash: '00000000' } });
  const back = await opened('path' in other ? other.path : '');
  expect(back.isSame).toBe(false);
  expect(designOf(back.log).idea).toBe(idea);
});

test('omits own pictures from a link', async () => {
  const log = await start();
  expect(await linksOf(begin({ ...designOf(log), quoted: ['own/cat'] }))).toEqual({
    refused: 'own-pictures',
  });
});

interface Stored {
  link: string;
  idea: string;
  name?: string;
  steps: number;
}

const stored = JSON.parse(
  readFileSync(path.join(__dirname, 'fixtures/links.json'), 'utf8'),
) as Stored[];

test.each(stored)('opens a link that was sent in 2026: $idea', async (sent) => {
  const read = await readLink(sent.link.slice('/chat#d='.length));
  expect('recipe' in read ? read.recipe.steps.length : 0).toBe(sent.steps);
  const { log } = await opened(sent.link);
  expect(designOf(log).idea).toBe(sent.idea);
  if (sent.name !== undefined) expect(designOf(log).name).toBe(sent.name);
});
