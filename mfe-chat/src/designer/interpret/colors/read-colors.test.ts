/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { languageOfIdea, interpret } from '../interpret';
import { colorsReader } from './read-colors';

const read = async (idea: string) => {
  const language = await releasedSource.language(languageOfIdea(idea));
  const brief = interpret(idea, language?.lexicon, colorsReader(await releasedSource.colors()));
  return brief.colors
    .map(({ role = 'app', state, value }) => `${state ?? role} ${value}`)
    .join(', ');
};

const numbers: readonly (readonly [idea: string, colors: string])[] = [
  [
    'A recipe box. Primary #C4704B, background #FDF8F4, accent #AEEA00',
    'primary #c4704b, background #fdf8f4, accent #aeea00',
  ],
  [
    'Colors: primary #C4704B (terracotta), background off-white cream (#FDF8F4), accent: vibrant lime #AEEA00 (energy)',
    'primary #c4704b, background #fdf8f4, accent #aeea00',
  ],
  ['use #0B5FFF as brand colour for my plumbing invoices', 'primary #0b5fff'],
  ['a habit app with #222 text on a #fafafa background', 'text #222222, background #fafafa'],
  [
    'buttons: #FF5A5F; cards: #FFFFFF; header: #00A699',
    'button #ff5a5f, surface #ffffff, header #00a699',
  ],
  [
    'primary color is #123456 and the secondary color is #654321',
    'primary #123456, secondary #654321',
  ],
  ['#264653, #2A9D8F and #E9C46A for a travel planner', 'app #264653, app #2a9d8f, app #e9c46a'],
  ['a gradient from #8E2DE2 to #4A00E0 for my music app', 'gradient #8e2de2, gradient #4a00e0'],
  ['brand colours: #111827 background, #F59E0B accents', 'background #111827, accent #f59e0b'],
  ['tab bar #1F2937, buttons #10B981', 'tabs #1f2937, button #10b981'],
  [
    'background rgb(250, 245, 240) with rgb(20, 90, 160) buttons',
    'background #faf5f0, button #145aa0',
  ],
  ['#16a34a for paid, #dc2626 for overdue, an invoice tracker', 'paid #16a34a, overdue #dc2626'],
  [
    'Primärfarbe #C4704B, Hintergrund #FDF8F4, eine App für Töpfer',
    'primary #c4704b, background #fdf8f4',
  ],
  [
    'app de cerámica, color principal #C4704B, fondo #FDF8F4 y botones #2F4F4F',
    'primary #c4704b, background #fdf8f4, button #2f4f4f',
  ],
  [
    'une appli de poterie, couleur principale #C4704B, fond #FDF8F4',
    'primary #c4704b, background #fdf8f4',
  ],
  ['app per la ceramica, sfondo #FDF8F4, pulsanti #C4704B', 'background #fdf8f4, button #c4704b'],
  ['aplicativo de cerâmica, fundo #FDF8F4, botões #C4704B', 'background #fdf8f4, button #c4704b'],
  ['приложение для гончаров, фон #FDF8F4, кнопки #C4704B', 'background #fdf8f4, button #c4704b'],
  ['陶艺预约应用，主色 #C4704B，背景 #FDF8F4', 'primary #c4704b, background #fdf8f4'],
  ['陶芸教室のアプリ、背景は #FDF8F4、ボタンは #C4704B', 'background #fdf8f4, button #c4704b'],
  ['도자기 공방 앱, 배경 #FDF8F4, 버튼 #C4704B', 'background #fdf8f4, button #c4704b'],
  ['تطبيق للفخار، خلفية #FDF8F4 وأزرار #C4704B', 'background #fdf8f4, button #c4704b'],
  [
    'çömlek atölyesi uygulaması, arka plan #FDF8F4, butonlar #C4704B',
    'background #fdf8f4, button #c4704b',
  ],
  [
    'aplikasi untuk tembikar, latar belakang #FDF8F4, tombol #C4704B',
    'background #fdf8f4, button #c4704b',
  ],
];

const names: readonly (readonly [idea: string, colors: string])[] = [
  ['a wallet app with black buttons and white cards', 'button #111111, surface #ffffff'],
  ['a wallet app with white cards on a cream background', 'surface #ffffff, background #fbf3e0'],
  ['a notes app in navy and mustard', 'app #1e3a5f, app #d4a017'],
  ['a notes app in sage and cream', 'app #9caf88, app #fbf3e0'],
  ['a plant app with sage buttons', 'button #9caf88'],
  ['a plant app, terracotta accents, ivory background', 'accent #c4704b, background #fbf7ea'],
  ['a purple to teal gradient for a music player', 'gradient #7c3aed, gradient #0f8a8a'],
  ['green for paid, red for overdue, an invoice tracker', 'paid #16803c, overdue #d92d20'],
  ['the header should be burgundy and the tabs white', 'header #7b1e3a, tabs #ffffff'],
  ['buttons and tabs in black', 'button #111111, tabs #111111'],
  ['a teal app with coral buttons', 'app #0f8a8a, button #ff6f59'],
  ['coral on ivory, an app for my diving club', 'app #ff6f59, background #fbf7ea'],
  ['a diary with a mint green background', 'background #9be8c8'],
  [
    'eine App für Bienen, schwarze Buttons, weißer Hintergrund',
    'button #111111, background #ffffff',
  ],
  ['eine App für Bienen mit grünen Karten', 'surface #16803c'],
  ['app de recetas con botones negros y fondo blanco', 'button #111111, background #ffffff'],
  ['une appli de recettes, fond blanc et boutons rouges', 'background #ffffff, button #d92d20'],
  ['app di ricette con sfondo bianco e pulsanti verdi', 'background #ffffff, button #16803c'],
  ['aplicativo de receitas com fundo branco e botões roxos', 'background #ffffff, button #7c3aed'],
  ['приложение рецептов, белый фон и красные кнопки', 'background #ffffff, button #d92d20'],
  ['习惯打卡应用，白色背景，黑色按钮', 'background #ffffff, button #111111'],
  ['習慣アプリ、背景は白、ボタンは黒', 'background #ffffff, button #111111'],
  ['습관 앱, 흰색 배경에 검은 버튼', 'background #ffffff, button #111111'],
  ['تطبيق وصفات بخلفية بيضاء وأزرار سوداء', 'background #ffffff, button #111111'],
  ['tarif uygulaması, beyaz arka plan, siyah butonlar', 'background #ffffff, button #111111'],
  [
    'aplikasi resep dengan latar belakang putih dan tombol hitam',
    'background #ffffff, button #111111',
  ],
];

const things = [
  'a green tea shop',
  'a red wine cellar log',
  'peach and plum harvest for my orchard',
  'black belt training plans',
  'an app for yellow cards and red cards of referees',
  'white noise for sleeping',
  'olive oil tastings',
  'gold price alerts',
  'mint condition comic books',
  'a salmon fishing log',
  'a coral reef diving log, not blue',
];

test('reads every hex colour with its role', async () => {
  const wrong: string[] = [];
  for (const [idea, colors] of numbers) {
    const found = await read(idea);
    if (found !== colors) wrong.push(`${idea}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test.each(names)('“%s” names %s', async (idea, colors) => {
  expect(await read(idea)).toBe(colors);
});

test.each(things)('“%s” names no colour of the app', async (idea) => {
  expect(await read(idea)).toBe('');
});

test('applies a shade to the colour beside it, not to the mode of the app', async () => {
  const language = undefined;
  const brief = interpret(
    'a log in dark green',
    language,
    colorsReader(await releasedSource.colors()),
  );
  expect(brief.mode).toBeUndefined();
  expect(brief.colors.map(({ said }) => said)).toEqual(['dark green']);
});
