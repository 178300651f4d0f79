/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { answerEdit } from './answer-edit';
import { after } from './read/after';

const options = { content: releasedSource };

interface Shown {
  /** Values of the last fact of each record, by screen. */
  facts: Record<string, string[]>;
  /** Notes of rows by screen. */
  notes: Record<string, (string | undefined)[]>;
}

function shown({ screens }: AppDesign, label: string): Shown {
  const facts: Shown['facts'] = {};
  const notes: Shown['notes'] = {};
  for (const { name, components } of screens)
    for (const part of components) {
      if (part.type === 'list') notes[name] ??= part.rows.map(({ note }) => note);
      if (part.type !== 'detail') continue;
      const values = part.records.flatMap((record) =>
        record.facts.filter((fact) => fact.label === label).map(({ value }) => value),
      );
      if (values.length > 0) facts[name] = values;
    }
  return { facts, notes };
}

async function edited(idea: string, text: string, label: string) {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, text, options);
  if (answer.as !== 'change') throw new Error(`${text}: ${answer.as}`);
  return { before: shown(design, label), ...shown(after(design, answer.operations), label) };
}

const dogs = 'an app for a mobile dog groomer to keep track of dogs, owners and appointments';

test('a new fact has a value in every record and stands in the rows that open it', async () => {
  const { facts, notes } = await edited(dogs, 'every dog needs a phone number', 'Phone number');
  expect(facts['Dog']?.every((value) => /^555 \d{4}$/u.test(value))).toBe(true);
  expect(notes['Book']?.[0]).toMatch(/ · 555\u00a0\d{4}$/u);
});

test('only records that the message names get the fact', async () => {
  const { facts } = await edited(dogs, 'every dog needs a phone number', 'Phone number');
  expect(Object.keys(facts)).toEqual(['Dog']);
});

test('a fact that records have already is not added twice: “the dog’s breed” is the breed', async () => {
  const { before, facts } = await edited(dogs, "add the dog's breed under each name", 'Breed');
  expect(facts).toEqual(before.facts);
});

test('words of the fact name no records: “date limite” is not about dates', async () => {
  const idea = 'une appli pour notre club de rando : sorties, inscriptions, covoiturage';
  const text = 'ajoute la date limite à chaque sortie';
  const { facts, notes } = await edited(idea, text, 'Date limite');
  expect(Object.keys(facts)).toHaveLength(1);
  expect(notes['Sorties']?.[0]).toMatch(/Date limite: /u);
});

test('several facts, and answers to yes or no, stand in the records only', async () => {
  const idea = 'a shop for candles';
  for (const text of ['each candle needs: Weight, Scent, Burn time', 'add whether it is vegan']) {
    const { before, notes } = await edited(idea, text, 'Scent');
    expect(notes).toEqual(before.notes);
  }
});
