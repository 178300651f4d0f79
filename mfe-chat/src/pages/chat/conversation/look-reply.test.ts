import { firstDesign } from '../../../designer/first-design';
import { styleOf } from './chat-message';
import { answer } from './engine';

const reply = async (text: string, isFirst = true) =>
  (await answer({ text, style: styleOf(text), inHand: firstDesign, isFirst })).words;
/** The text between the app's name and its number of screens. */
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
  ['a diary in dark green and gold', 'in gold on dark green'],
  ['a diary with #0a8 buttons', 'in #0a8'],
  ['a diary, dark and elegant', 'with a dark and elegant look'],
  ['a playful, elegant, dark diary', 'with a playful and dark look'],
  ['a dark diary with pink', 'with a dark look in pink'],
  ['a dark coquette diary', 'in the Coquette style with a dark look'],
  ['un diario oscuro y elegante', 'with a dark and elegant look'],
  ['un diario rojo', 'in red'],
  ['a synthwave diary', 'with a synthwave look'],
  ['a light synthwave diary in light mode', 'with a synthwave and light look'],
  ['a diary, dark, minimal, japandi', 'with a dark and Japandi look'],
  ['Minimalist diary', 'with a minimal look'],
  ['ein Tagebuch, rustikal', 'with a rustic look'],
  ['极简日记', 'with a minimal look'],
  ['a diary, primary #C4704B, background #FDF8F4', 'in #C4704B on #FDF8F4'],
  ['a diary with a purple to teal gradient', 'in purple and teal'],
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
])('does not name ruled-out or absent looks: "%s" comes %s', async (text, look) => {
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
])('names the look that a change applied: "%s" %s', async (text, words) => {
  expect(await reply(text, false)).toContain(words);
});

test.each([
  ['a diary with #AEEA00 buttons', '#AEEA00 is too light for white text, so text on it is dark.'],
  [
    'a dark diary with a white background',
    'I kept the background. Say “make it dark” for the other.',
  ],
  ['a dark but white diary', 'I drew it dark, with white for the buttons.'],
  ['a minimal and maximal diary', 'I drew it minimal. Say “make it maximalist” for the other.'],
  ['a diary in light and dark mode', 'I drew it dark. Say “make it light” for the other.'],
  ['a playful, elegant diary', 'I drew it playful. Say “make it elegant” for the other.'],
  ['a diary with #777777 text on a #888888 background', 'would be hard to read on #888888'],
  ['a diary with #fdf8f4 buttons on a #fdf8f4 background', 'would not stand out from #fdf8f4'],
])('says where the look differs from the request: "%s"', async (text, words) => {
  expect(await reply(text)).toContain(words);
});

test('adds no sentence when the look is as requested', async () => {
  expect(await reply('a diary with #0B5FFF buttons')).toMatch(/Tap the phone to look around\.$/);
});
