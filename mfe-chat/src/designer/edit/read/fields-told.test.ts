/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };

async function fieldsOf(idea: string, text: string) {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  const fields = operations.flatMap((each) => {
    if (each.op !== 'component.add' || !('label' in each.component)) return [];
    const { component } = each;
    const chosen = component.type === 'choice' ? `: ${component.options.join(', ')}` : '';
    return [`${component.label}${chosen}`];
  });
  return { fields, failed: answer.as === 'change' ? answer.failed : [answer.as] };
}

const shop = 'orders for a bakery that makes wedding cakes';

test.each([
  [
    'each cake needs its own line: size in inches, filling, outside (sugar or chocolate)',
    ['Size in inches', 'Filling', 'Outside: Sugar, Chocolate'],
  ],
  ['every order should have a box for the gate code, they never tell me', ['Gate code']],
  [
    'Under each order: who pays, how it is to be carried, and things not to forget',
    ['Who pays', 'How it is to be carried', 'Things not to forget'],
  ],
  ['Need somewhere for tasting notes and the date they came', ['Tasting notes', 'Date they came']],
  ['theres no size!!', ['Size']],
  ['each order needs a deposit paid y/n. Make it dark', ['Deposit paid: Yes, No']],
])('%s: adds the fields', async (text, fields) => {
  expect(await fieldsOf(shop, text)).toEqual({ fields, failed: [] });
});

test.each([
  'the cakes need to be bigger, they are tiny',
  'there is no map',
  'something is missing',
  'our logo is missing',
])('%s: adds no fields', async (text) => {
  expect((await fieldsOf(shop, text)).fields).toEqual([]);
});

test('adds fields in German', async () => {
  const { fields } = await fieldsOf(
    'eine App für unsere Hunde im Tierheim',
    'Jeder Hund braucht Chipnummer und Gewicht',
  );
  expect(fields).toEqual(['Chipnummer', 'Gewicht']);
});
