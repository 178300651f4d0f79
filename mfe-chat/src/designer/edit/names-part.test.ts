import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import { answerEdit } from './answer-edit';

const options = { content: releasedSource };

/** All combinations take minutes; by default each name is tried with an eighth of the frames. */
const every = process.env['EVERY_FRAME'] === '1';

const things = {
  en: [
    'beehives',
    'pizza menu',
    'dog salon bookings',
    'meditation',
    'budget',
    'running',
    'recipes',
  ],
  de: ['Ruderverein', 'Haushaltsbuch', 'Rezepte', 'Imker', 'Tierarzt', 'Bibliothek', 'Umzug'],
  es: ['taller', 'recetas', 'huerto', 'clínica', 'gastos', 'viajes', 'perros'],
  fr: ['recettes', 'jardin', 'dépenses', 'chats', 'club', 'voyage', 'livres'],
  pt: ['receitas', 'clínica', 'gastos', 'corrida', 'horta', 'livros', 'viagem'],
  zh: ['读书', '记账', '跑步', '菜谱', '旅行'],
} as const;

const ideas: Readonly<Record<keyof typeof things, (thing: string) => string>> = {
  en: (thing) => `an app for ${thing}`,
  de: (thing) => `eine App für ${thing}`,
  es: (thing) => `una app para ${thing}`,
  fr: (thing) => `une application pour ${thing}`,
  pt: (thing) => `um app para ${thing}`,
  zh: (thing) => `${thing}应用`,
};

const english = [
  'call X Lobby',
  'X should be called Lobby',
  'change X to Lobby',
  'Lobby instead of X',
  'rename X to Lobby',
  'a better name for X',
  'a new X',
  'another icon for X',
  'X: Lobby',
  'make X the first tab',
  'open the app on X',
  'the app should open on X',
  'land on X',
  'X first when I open it',
  'put X last',
  'X should be the second tab',
  'X',
  'X with a map',
  'design X for kids',
  'create a button for X',
];

const frames: Readonly<Record<keyof typeof things, readonly string[]>> = {
  en: english,
  de: [
    ...english.slice(0, 8),
    'nenne X Halle',
    'X soll Halle heißen',
    'Halle statt X',
    'ein anderer Name für X',
    'X zuerst',
    'starte mit X',
    'die App soll mit X starten',
    'X als Startseite',
    'noch eine X',
    'X soll der zweite Reiter sein',
    'X ans Ende',
    'gestalte X für Kinder',
  ],
  es: [
    ...english.slice(0, 8),
    'llama Sala a X',
    'X debería llamarse Sala',
    'Sala en vez de X',
    'otro nombre para X',
    'X primero',
    'empieza con X',
    'que la app se abra en X',
    'X como inicio',
    'una X nueva',
    'X como segunda pestaña',
    'X al final',
    'diseña X para niños',
  ],
  fr: [
    ...english.slice(0, 8),
    'appelle X Salle',
    'X doit s’appeler Salle',
    'Salle à la place de X',
    'un autre nom pour X',
    'X en premier',
    'commence par X',
    'l’appli doit s’ouvrir sur X',
    'X comme accueil',
    'une X nouvelle',
    'X comme deuxième onglet',
    'X à la fin',
    'crée X pour enfants',
  ],
  pt: [
    ...english.slice(0, 8),
    'chame X de Sala',
    'X deve se chamar Sala',
    'Sala em vez de X',
    'outro nome para X',
    'X primeiro',
    'comece com X',
    'o app deve abrir em X',
    'X como tela inicial',
    'uma X nova',
    'X como segunda aba',
    'X no final',
    'crie X para crianças',
  ],
  zh: [
    ...english.slice(0, 8),
    '把X改名为大厅',
    'X叫大厅',
    '用大厅代替X',
    '给X换个名字',
    '先显示X',
    '从X开始',
    '打开时显示X',
    '把X设为首页',
    '一个新的X',
    'X放第二',
    '把X放到最后',
    '设计X',
  ],
};

test.each(Object.entries(frames) as [keyof typeof things, readonly string[]][])(
  'in %s a sentence that names a screen of the design never asks for a new app',
  async (language, said) => {
    const replaced: string[] = [];
    for (const thing of things[language]) {
      const { design } = await designFrom(ideas[language](thing), options);
      const names = new Set([...design.screens.map(({ name }) => name), design.domain.many]);
      for (const [at, name] of [...names].entries())
        for (const frame of said.filter((_, each) => (each + at) % 8 === 0 || every)) {
          const sentence = frame.replace('X', () => name);
          const { as } = await answerEdit(design, sentence, options);
          if (as === 'new' || as === 'doubt') replaced.push(`${thing}: ${sentence} (${as})`);
        }
    }
    expect(replaced).toEqual([]);
  },
  300_000,
);

test.each(['an app for runners', 'a new app for my home', 'eine App für meine Termine'])(
  '%s: asks for a new app, whatever the names of the screens',
  async (idea) => {
    const { design } = await designFrom('an app for beehives', options);
    expect((await answerEdit(design, idea, options)).as).toBe('new');
  },
);
