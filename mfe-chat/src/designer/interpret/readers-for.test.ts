/** @jest-environment node */
import { linesOf } from '../../../bench/json-lines';
import { ownFiles, readIdeas } from '../../../bench/ideas';
import { releasedSource } from '../../content/released-source';
import { interpret, languageOfIdea } from './interpret';
import { readIdea } from './read-idea';

const seen = linesOf<{ prompt: string }>('mfe-chat/bench/prompts/seen-reader.jsonl');
const texts = [
  ...ownFiles.flatMap(readIdeas).map(({ idea }) => idea),
  ...seen.map(({ prompt }) => prompt),
];

test.each([
  'call it pebble. A mood tracker',
  'Eine App namens Blüte',
  'una app de nombre Brote',
  'um app com o nome Broto',
  'une app nommée Pousse',
  'une app du nom de Pousse',
  'una app di nome Germoglio',
  'приложение под названием Росток',
  'приложение по имени Росток',
  'تطبيق باسم برعم',
  '一个名为新芽的应用',
  '「Bloom」という植物アプリ',
  '"새싹"이라는 앱',
  'uygulama "Çiçek" adlı bitkiler',
  'Fernweh - a travel diary',
  'with a bottom navigation',
  'a garden app with Tableiste',
  'une app avec des onglets',
  'eine App mit Seitenmenü',
  'transactions in a hamburger menu, no tabs',
  'a single page about goats',
  'an installation wizard',
  '植物应用，底部导航',
  'サイドメニューのある庭アプリ',
  '탭이 있는 앱',
  'a coquette diary in dark mode',
])('“%s” gives the same result with the loaded readers as with all readers', async (text) => {
  const own = (await releasedSource.language(languageOfIdea(text)))?.lexicon;
  const whole = interpret(text, own);
  expect(await readIdea(text, releasedSource)).toEqual(whole);
  const { name, navigation, style, mode } = whole;
  expect([name, navigation, mode].some(Boolean) || style.at >= 0).toBe(true);
});

test('gives the same result for every bench idea with the loaded readers as with all readers', async () => {
  expect(texts.length).toBeGreaterThan(1000);
  for (const text of texts) {
    const own = (await releasedSource.language(languageOfIdea(text)))?.lexicon;
    expect(await readIdea(text, releasedSource)).toEqual(interpret(text, own));
  }
}, 60_000);
