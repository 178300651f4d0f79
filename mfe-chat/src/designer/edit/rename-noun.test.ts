import { firstDesign } from '../first-design';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import { apply, reportsOf } from './apply';
import { hostileTexts } from './hostile.fixture';
import { sayReports } from './say-reports';

interface Noun {
  one: string;
  many: string;
}
const hives = { one: 'hive', many: 'hives' };
const colonies = { one: 'colony', many: 'colonies' };

const appOf = (texts: readonly string[], language = 'en', idea = 'an app'): AppDesign => ({
  ...firstDesign,
  idea,
  language,
  tabs: [],
  start: 'one',
  screens: [
    {
      id: 'one',
      name: 'One',
      top: 'background',
      ground: 'background',
      tabBar: false,
      components: texts.map((text, index) => ({
        type: 'paragraph' as const,
        id: `text-${index}`,
        text,
      })),
    },
  ],
});
const textsOf = ({ screens }: AppDesign) =>
  screens[0]!.components.map((part) => (part.type === 'paragraph' ? part.text : ''));
const renamed = (text: string, from: Noun, to: Noun, language = 'en', idea?: string): string => {
  const after = apply(appOf([text], language, idea), { op: 'noun.rename', from, to });
  expect(appDesignSchema.safeParse(after).success).toBe(true);
  return textsOf(after)[0]!;
};

test.each([
  ['Hives', 'Colonies'],
  ['3 hives, 1 hive', '3 colonies, 1 colony'],
  ['ALL HIVES', 'ALL COLONIES'],
  ['Hive check', 'Colony check'],
  ['The hive’s queen', 'The colony’s queen'],
  ['hive-tool', 'colony-tool'],
  ['Archives, beehive, hived', 'Archives, beehive, hived'],
])('%s becomes %s', (text, expected) => {
  expect(renamed(text, hives, colonies)).toBe(expected);
});

test.each([
  [
    'typed with capitals',
    'Add hives',
    { one: 'Hive', many: 'Hives' },
    { one: 'Colony', many: 'Colonies' },
    'Add colonies',
  ],
  [
    'with capitals of its own',
    'Add hives',
    hives,
    { one: 'NUC box', many: 'NUC boxes' },
    'Add NUC boxes',
  ],
  [
    'the same in both numbers',
    'Two sheep',
    { one: 'sheep', many: 'sheep' },
    { one: 'goat', many: 'goats' },
    'Two goats',
  ],
])('renames a noun %s', (_, text, from, to, expected) => {
  expect(renamed(text, from, to)).toBe(expected);
});

test.each([
  [
    'de',
    'Alle Völker und ein Volk',
    { one: 'Volk', many: 'Völker' },
    { one: 'Stock', many: 'Stöcke' },
    'Alle Stöcke und ein Stock',
  ],
  [
    'tr',
    'İNEKLER, inek',
    { one: 'inek', many: 'inekler' },
    { one: 'keçi', many: 'keçiler' },
    'KEÇİLER, keçi',
  ],
  [
    'zh',
    '新的蜂箱检查',
    { one: '蜂箱', many: '蜂箱' },
    { one: '蜂群', many: '蜂群' },
    '新的蜂群检查',
  ],
  [
    'ja',
    'ハイブを追加、ハイブリッド車',
    { one: 'ハイブ', many: 'ハイブ' },
    { one: '巣箱', many: '巣箱' },
    '巣箱を追加、ハイブリッド車',
  ],
  [
    'ko',
    '벌통을 추가',
    { one: '벌통', many: '벌통' },
    { one: '꿀벌집', many: '꿀벌집' },
    '꿀벌집을 추가',
  ],
  [
    'ar',
    'كل خلية والخلية',
    { one: 'خلية', many: 'خلايا' },
    { one: 'مستعمرة', many: 'مستعمرات' },
    'كل مستعمرة والمستعمرة',
  ],
  [
    'ru',
    'Улей и ульи',
    { one: 'улей', many: 'ульи' },
    { one: 'семья', many: 'семьи' },
    'Семья и семьи',
  ],
])('renames a noun in the language %s', (language, text, from, to, expected) => {
  expect(renamed(text, from, to, language)).toBe(expected);
});

test('keeps quotes of the visitor, except the noun itself', () => {
  const idea = 'An app called "Hive Heaven" for my hives, with a tab "Hives"';
  expect(renamed('Hive Heaven: 3 hives', hives, colonies, 'en', idea)).toBe(
    'Hive Heaven: 3 colonies',
  );
  expect(renamed('Hives', hives, colonies, 'en', idea)).toBe('Colonies');
});

test('keeps texts that the visitor typed', () => {
  const design = apply(appOf(['Hello', 'My hives']), {
    op: 'text.set',
    id: 'text-0',
    path: ['text'],
    text: 'Hive talk',
    quoted: true,
  });
  const after = apply(design, { op: 'noun.rename', from: hives, to: colonies });
  expect(textsOf(after)).toEqual(['Hive talk', 'My colonies']);
});

test('renames texts, tabs, name and subject, but not ids and links', () => {
  const from = { one: 'habit', many: 'habits' };
  const to = { one: 'ritual', many: 'rituals' };
  const operation = { op: 'noun.rename', from, to } as const;
  const after = apply(firstDesign, operation);
  expect(appDesignSchema.safeParse(after).error?.issues ?? []).toEqual([]);
  const { name, domain, tabs, screens } = after;
  expect(JSON.stringify({ name, domain, tabs, screens })).not.toMatch(/\bhabits?\b/i);
  expect(domain).toEqual(to);
  expect(screens.map(({ id }) => id)).toEqual(firstDesign.screens.map(({ id }) => id));
  expect(sayReports(reportsOf(firstDesign, operation))).toMatch(
    /^Renamed habits to rituals in \d+ texts on \d screens\.$/,
  );
  expect(apply(after, operation)).toEqual(after);
});

test.each(hostileTexts)('treats %s as a plain word', (text) => {
  const odd = { one: text, many: text };
  expect(renamed('My hive', hives, odd)).toContain(text.slice(1, 3));
  const there = renamed(`Before ${text} after`, odd, colonies);
  expect(there).not.toBe('');
});

test('cuts a text to its maximum length', () => {
  const long = { one: 'x'.repeat(80), many: 'y'.repeat(80) };
  expect(renamed(`${'hive '.repeat(60)}end`, hives, long).length).toBeLessThanOrEqual(400);
});
