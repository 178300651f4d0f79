import fc from 'fast-check';
import { releasedSource } from '../../content/released-source';
import { featureNames } from './features';
import { interpret } from './interpret';
import { kindNames } from './kinds';
import { readIdea } from './read-idea';
import { completed } from '../compose/composed.fixture';

const features = (text: string) => interpret(text).features.map(({ value }) => value);
const excluded = (text: string) => interpret(text).excluded.map(({ value }) => value);

test('reads kind, features and entities from plain words', () => {
  const brief = interpret('Track my houseplants, remind me to water them, and show a calendar');
  expect(brief.kind.value).toBe('plants');
  expect(brief.features.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['form', 'notifications', 'calendar']),
  );
  expect(completed(brief).entities[0]).toMatchObject({
    singular: 'houseplant',
    plural: 'houseplants',
  });
});

test('keeps the words and the position of each finding', () => {
  const text = 'A habit tracker with Reminders';
  const found = interpret(text).features.find(({ value }) => value === 'notifications');
  expect(found).toEqual({
    value: 'notifications',
    words: 'Reminders',
    at: text.indexOf('Reminders'),
  });
});

test.each([
  ['an app without ads, login or a map', ['login', 'map']],
  ["I don't need a calendar", ['calendar']],
  ['no chat, no feed please', ['chat', 'feed']],
  ['not a chat app', ['chat']],
  ['skip the leaderboard', ['leaderboard']],
  ['nobody should have to open an account', ['login']],
  ['a puzzle with nothing to buy', ['checkout']],
  ['it must not collect any payments', ['checkout']],
  ['no one needs to sign in', ['login']],
])('"%s" rules out %j', (text, out) => {
  expect(excluded(text)).toEqual(expect.arrayContaining(out));
  expect(features(text)).not.toEqual(expect.arrayContaining(out));
});

test('ends a negation at "just" and at a new clause', () => {
  expect(features('no login and no chat, just a map')).toContain('map');
  expect(features('No login. A calendar.')).toContain('calendar');
  expect(features('a calendar for people with no time')).toContain('calendar');
});

test.each([
  ['Find dentists that speak Turkish', 'search'],
  ['pictures side by side', 'gallery'],
  ['a podium at the end', 'leaderboard'],
  ['Encrypt a message with a keyword', 'converter'],
  ['how much flour for twelve loaves', 'calculator'],
  ['tap a book to see more', 'detail'],
  ['Goodreads for board games', 'rating'],
])('"%s" asks for %s', (text, asked) => {
  expect(features(text)).toContain(asked);
});

test.each([
  ['a road map for our team', 'map'],
  ['tasks with a due date', 'calendar'],
  ['feed my dog', 'feed'],
  ['open mic sign up', 'login'],
  ['log what I wore', 'login'],
  ['play a game', 'player'],
  ['a congratulations message at the end', 'chat'],
  ['monthly conference badge', 'progress'],
])('"%s" does not ask for %s', (text, trap) => {
  expect(features(text)).not.toContain(trap);
});

test.each([
  ['es', 'lista de tareas con recordatorios, sin registro', 'todo', 'notifications', 'login'],
  [
    'de',
    'Zimmerpflanzen mit Erinnerung ans Gießen, ohne Anmeldung',
    'plants',
    'notifications',
    'login',
  ],
  ['fr', 'recettes avec recherche par ingrédient, sans compte', 'recipes', 'search', 'login'],
  ['ja', '習慣を毎日チェックして連続日数を見る。ログインは不要', 'habit', 'streak', 'login'],
  ['ko', '운동 기록을 그래프로, 로그인 없이', 'fitness', 'chart', 'login'],
  ['zh', '记账，每月图表，不需要登录', 'finance', 'chart', 'login'],
  ['ru', 'погода с уведомлениями, без регистрации', 'weather', 'notifications', 'login'],
  ['ar', 'حجز موعد عند الطبيب مع تذكير بدون تسجيل دخول', 'health', 'notifications', 'login'],
  ['tr', 'bitki sulama hatırlatma, kayıt olmadan', 'plants', 'notifications', 'login'],
  ['id', 'catat pengeluaran dengan grafik, tanpa login', 'finance', 'chart', 'login'],
  ['pt', 'receitas com busca, sem cadastro', 'recipes', 'search', 'login'],
  ['it', 'le ricette di mia nonna con ricerca, senza registrazione', 'recipes', 'search', 'login'],
  ['tr', 'üyeliksiz bitki sulama hatırlatma uygulaması', 'plants', 'notifications', 'login'],
  ['ko', '운동 기록을 그래프로, 로그인은 빼주세요', 'fitness', 'chart', 'login'],
  ['pt', 'receitas com busca, não queremos cadastro nenhum', 'recipes', 'search', 'login'],
])('%s: "%s"', async (language, text, kind, asked, out) => {
  const brief = await readIdea(text, releasedSource);
  expect(brief.language).toBe(language);
  expect(brief.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(brief.kind.value).toBe(kind);
  expect(brief.features.map(({ value }) => value)).toContain(asked);
  expect(brief.excluded.map(({ value }) => value)).toContain(out);
});

test.each([
  '',
  '   ',
  '?????',
  'app',
  'asdf qwer',
  '🙂🙂',
  'make me an app',
  '../../etc/passwd%00',
])('"%s" decides nothing', (text) => {
  expect(interpret(text).kind).toEqual({ value: 'generic', words: '', at: -1 });
});

test('"nobody should have to create an account" does not rule out a form', () => {
  expect(excluded('nobody should have to create an account')).toEqual(['login']);
});

test.each([
  ['chemistry flashcards', 'flashcards'],
  ['employee mood survey', 'survey'],
  ['a translator for travel in Japan', 'translator'],
  ['a meditation timer', 'meditation'],
])('“%s” has the kind %s', (text, kind) => {
  expect(interpret(text).kind.value).toBe(kind);
});

test('ignores invisible characters inside words', () => {
  expect(interpret('re\u200bci\u2060pe b\u00adox').kind.value).toBe('recipes');
});

test('ignores the words of a script', () => {
  expect(interpret('<script>stealAll(cookie, cake, recipe)</script> bus times').kind.value).toBe(
    interpret('bus times').kind.value,
  );
});

test('ignores the words of HTML tags', () => {
  expect(interpret('<script>alert(1)</script> recipe app').kind.value).toBe('recipes');
  expect(features('<img src=x onerror="alert(1)"> recipe app')).not.toContain('notifications');
});

test('returns a bounded Brief, and an equal one for the same text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem({ maxCount: 60 })),
      (text) => {
        const brief = interpret(text);
        expect(interpret(text)).toEqual(brief);
        expect(kindNames).toContain(brief.kind.value);
        const found = brief.features.map(({ value }) => value);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((feature) => featureNames.includes(feature))).toBe(true);
        expect(brief.excluded.some(({ value }) => found.includes(value))).toBe(false);
        expect(completed(brief).screens.length).toBeLessThanOrEqual(12);
        expect(brief.name?.value.length ?? 0).toBeLessThanOrEqual(28);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  'not a map or ',
  'track my list of ',
  'ログインなし',
  '<a ',
  '“',
  'called ',
  'screens: a, ',
  'aaaaaaaa',
])('reads only ten thousand characters of a megabyte of "%s"', (part) => {
  const brief = interpret(part.repeat(Math.ceil(1_000_000 / part.length)));
  expect(brief.text.length).toBeLessThanOrEqual(10_000);
});
