import { firstDesign } from '../../../designer/first-design';
import { styleOf } from './chat-message';
import { answer } from './engine';

const reply = async (text: string, isFirst = true) =>
  (await answer({ text, style: styleOf(text), inHand: firstDesign, isFirst })).words;
/** What is said between the name of the new app and its number of screens. */
const lookOf = async (text: string) => (await reply(text)).match(/^Here is [^,]+, (.*?): \d/)?.[1];

test.each([
  ['a diary', 'in the Pastel style'],
  ['a pastel diary', 'in the Pastel style'],
  ['a minimal diary', 'in the Minimal style'],
  ['a coquette diary', 'in the Coquette style'],
  ['Coquette Style', 'in the Pastel style'],
  ['a Minimal diary', 'in the Pastel style'],
  ['a dark diary', 'with a dark look'],
  ['a diary in light mode', 'with a light look'],
  ['an elegant diary', 'with an elegant look'],
  ['a professional diary', 'with a professional look'],
  ['a playful diary', 'with a playful look'],
  ['a cute diary', 'with a cute look'],
  ['a luxurious diary', 'with a luxury look'],
  ['a colourful diary', 'with a colorful look'],
  ['a glassy diary', 'with a glassy look'],
  ['a calm diary app', 'with a calm look'],
  ['a diary with a retro feel', 'with a retro look'],
  ['a diary that looks warm', 'with a warm look'],
  ['a teal diary', 'in teal'],
  ['a diary in dark green and gold', 'in dark green'],
  ['a diary with #0a8 buttons', 'in #0a8'],
  ['a diary, dark and elegant', 'with a dark and elegant look'],
  ['a playful, elegant, dark diary', 'with a playful, elegant and dark look'],
  ['a dark diary with pink', 'with a dark look in pink'],
  ['a dark coquette diary', 'in the Coquette style with a dark look'],
  ['un diario oscuro y elegante', 'with a dark and elegant look'],
  ['un diario rojo', 'in red'],
])('"%s" comes %s', async (text, look) => {
  expect(await lookOf(text)).toBe(look);
});

test.each([
  ['a diary, not dark', 'in the Pastel style'],
  ['a diary without dark mode', 'in the Pastel style'],
  ['a diary, not too elegant or playful', 'in the Pastel style'],
  ['a diary, nothing corporate', 'in the Pastel style'],
  ['a diary, not pink', 'in the Pastel style'],
  ['a diary, not dark but elegant', 'with an elegant look'],
  ['a diary, not only dark', 'with a dark look'],
  ['a diary for dark chocolate', 'in the Pastel style'],
  ['vintage dresses I am hunting for', 'in the Pastel style'],
])('what is ruled out, or no look, is not named: "%s" comes %s', async (text, look) => {
  expect(await lookOf(text)).toBe(look);
});

test.each([
  ['make it dark', 'comes with a dark look now'],
  ['make it dark and elegant', 'comes with an elegant and dark look now'],
  ['make it colorful', 'comes with a colorful look now'],
  ['make it glassy', 'comes with a glassy look now'],
  ['make it coquette', 'comes in the Coquette style now'],
  ['make it minimal', 'comes in the Minimal style now'],
  ['make it not dark but playful', 'comes with a playful and light look now'],
  ['remove the dark mode', 'comes with a light look already'],
  ['make it light', 'comes with a light look already'],
  ['add a chat', 'New apps come in the Pastel style'],
])('a change says the look that it gave: "%s" %s', async (text, words) => {
  expect(await reply(text, false)).toContain(words);
});
