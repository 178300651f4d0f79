/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { contrast, toLch } from '../../themes/color';
import { createPaint } from '../../themes/paint';
import { after } from './after';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };
const ideas = {
  en: 'a workshop app: jobs, customers, invoices and spare parts',
  habits: 'habit tracker for students',
  savings: 'pocket money app for my kids',
  ar: 'تطبيق لنادي الشطرنج: أعضاء ومواعيد ورسائل',
  de: 'eine App für unseren Chor mit Proben, Noten, Mitgliedern und Terminen',
  es: 'una app para mi club de ajedrez con partidas, miembros y torneos',
  fr: 'une appli pour mon club de judo avec membres, cours et messages',
  id: 'aplikasi untuk klub catur kami dengan anggota, jadwal dan pesan',
  ja: '将棋クラブのアプリ。メンバー、予定、メッセージ',
  ko: '우리 바둑 동호회 앱: 회원, 일정, 메시지',
  pt: 'um app para meu clube de xadrez com membros, partidas e torneios',
  ru: 'приложение для шахматного клуба: участники, встречи, сообщения',
  tr: 'satranç kulübümüz için üyeler, maçlar ve mesajlar olan bir uygulama',
};
const designs = new Map<string, AppDesign>();
beforeAll(async () => {
  for (const [language, idea] of Object.entries(ideas))
    designs.set(language, (await designFrom(idea, options)).design);
});

async function made(text: string, language = 'en') {
  const design = designs.get(language)!;
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  return { answer, operations, design, changed: after(design, operations) };
}

test.each([
  'make the students happier',
  'make the kids cheerful',
  'make the headings dark red',
  'make the title blue',
  'a huge streak number at the top',
  'the weekly chart needs to be the last tab',
])('changes nothing: %s', async (text) => {
  expect((await made(text, 'habits')).operations).toEqual([]);
});

test('writes no text of a sentence over initials', async () => {
  const { operations } = await made('call Mr. Okoye tomorrow and ask for the key', 'habits');
  expect(operations.map(({ op }) => op)).not.toContain('text.set');
});

test('takes a list of names for records, not for one subject or a look', async () => {
  const { operations } = await made(
    'replace the habits with reading, chess, running, vintage',
    'habits',
  );
  const ops = operations.map(({ op }) => op);
  expect(ops).not.toContain('records.about');
  expect(ops.filter((op) => op.startsWith('theme.'))).toEqual([]);
  expect(JSON.stringify(operations)).toContain('Vintage');
});

test.each([
  ['swap the %s for teal', 'teal'],
  ['change %s to plum', 'plum'],
])('replaces one colour of the design only: %s', async (sentence) => {
  const { palette } = designs.get('en')!.look;
  const hue = toLch(palette.accent).hue;
  const name = hue < 20 || hue > 340 ? 'red' : hue < 75 ? 'orange' : hue < 170 ? 'green' : 'blue';
  const { operations, changed } = await made(sentence.replace('%s', name));
  expect(operations).toHaveLength(1);
  expect(changed.look.palette.accent).not.toBe(palette.accent);
  expect(changed.look.type).toEqual(designs.get('en')!.look.type);
});

test.each(['a dark maroon theme', 'dark theme in forest green'])(
  'makes the app dark in its colour: %s',
  async (text) => {
    const { changed } = await made(text);
    expect(changed.look.mode).toBe('dark');
    expect(toLch(changed.look.palette.background).lightness).toBeLessThan(0.4);
    expect(contrast(changed.look.palette.text, changed.look.palette.background)).toBeGreaterThan(4);
  },
);

test('adds a field for each name of a list that goes into a form', async () => {
  const { operations } = await made('add mileage and plate number to the form');
  const added = operations.flatMap((each) =>
    each.op === 'component.add' && 'label' in each.component ? [each.component.label] : [],
  );
  expect(added).toEqual(['Mileage', 'Plate number']);
});

test('reads two names in one sentence as two changes', async () => {
  const { answer, changed } = await made('rename the app to Torque and customers to drivers');
  expect(answer).toMatchObject({ as: 'change', failed: [] });
  expect(changed.name).toBe('Torque');
  expect(JSON.stringify(changed.screens)).toContain('Drivers');
});

test.each([
  ['use a handwritten font for the titles', { display: 'hand' }],
  ['comic font please', { display: 'bubble', text: 'bubble' }],
  ['narrower letters', { display: 'condensed', text: 'condensed' }],
])('sets the named typeface: %s', async (text, type) => {
  const { changed, design } = await made(text);
  expect(changed.look.type).toEqual({ ...design.look.type, ...type });
});

test.each([
  ['en', 'customers as the last tab', -1, 'Customers'],
  ['ar', 'ضع الأعضاء في البداية', 0, 'الأعضاء'],
  ['de', 'Mitglieder als letzter Reiter', -1, 'Mitglieder'],
  ['de', 'Termine ganz nach vorn', 0, 'Termine'],
  ['es', 'los miembros que sea la primera pantalla', 0, 'Miembros'],
  ['fr', 'les membres tout à la fin', -1, 'Membres'],
  ['id', 'tab anggota pindah ke urutan kedua', 1, 'Anggota'],
  ['id', 'anggota paling depan', 0, 'Anggota'],
  ['ja', 'メンバーを一番前に', 0, 'メンバー'],
  ['ko', '회원을 맨 앞으로', 0, '회원'],
  ['pt', 'os membros no início', 0, 'Membros'],
  ['ru', 'участники в начало', 0, 'Участники'],
  ['tr', 'üyeleri en başa al', 0, 'Üyeler'],
])('%s: moves the tab: %s', async (language, text, at, label) => {
  const { changed, design } = await made(text, language);
  expect(changed.tabs.at(at)?.label).toBe(label);
  expect(design.tabs.at(at)?.label).not.toBe(label);
  expect(changed.tabs.map(({ to }) => to).toSorted()).toEqual(
    design.tabs.map(({ to }) => to).toSorted(),
  );
});

test('keeps the named background when letters have a colour too', async () => {
  const { look } = (await made('خلفية سوداء وخط ذهبي', 'ar')).changed;
  expect(toLch(look.palette.background).lightness).toBeLessThan(0.3);
  const letters = createPaint(look, 'static').on('background');
  expect(toLch(letters).chroma).toBeGreaterThan(0.08);
  expect(contrast(letters, look.palette.background)).toBeGreaterThan(4);
});

test('asks instead of starting another app when a sentence corrects this one', async () => {
  const { answer } = await made('now im saving for a rabbit not a scooter', 'savings');
  expect(answer.as).toBe('doubt');
});
