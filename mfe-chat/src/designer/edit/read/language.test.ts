import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { apply } from '../apply';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };

test.each(['in Dutch please', 'translate it to Hindi', 'make everything Polish, we live in Łódź'])(
  '“%s”: says that the language is not supported',
  async (said) => {
    const { design } = await designFrom('a shop for handmade candles', options);
    expect(await answerEdit(design, said, options)).toMatchObject({
      as: 'beyond',
      about: 'language',
    });
  },
);

test.each([
  ['prices in rupees', /₹\d/],
  ['prices in CHF please', /CHF \d/],
  ['kronor instead of pounds', /kr \d/],
])('“%s”: shows every amount in that currency', async (said, amount) => {
  const { design } = await designFrom('a shop for handmade candles', options);
  const answer = await answerEdit(design, said, options);
  if (answer.as !== 'change') throw new Error(`“${said}” is read as ${answer.as}`);
  const after = JSON.stringify(apply(design, { op: 'several', operations: answer.operations }));
  expect(JSON.stringify(design)).toMatch(/£\d/);
  expect(after).toMatch(amount);
  expect(after).not.toMatch(/£\d/);
});
