import { releasedSource } from '../../content/released-source';
import { exampleDesigns } from '../components/example-designs';
import { designFrom } from '../design-from';
import { setMode, setSurface } from '../edit/looks';
import { firstDesign } from '../first-design';
import { parseDesign, type AppDesign, type Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { bounds } from '../model/limits';
import { designWithPictures } from './own-pictures.fixture';

/** Texts that try to escape from markup, scripts, styles, tokens, paths or the text direction. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '</style></text><svg onload=alert(1)>',
  '${alert(1)} `x` {{x}} {color.a}',
  '\u202eabc\u200b\ue000',
  '<!-- --> ]]> &lt;b&gt; &amp;',
  '../../etc/passwd\\..\\x',
  '$value __proto__ constructor',
  'one\u2028two\u2029alert(1)',
];

export function designSaying(text: string): AppDesign {
  const [first] = firstDesign.screens;
  const screen = (id: string, components: unknown): Screen =>
    ({ ...first, id, name: text, components }) as Screen;
  return parseDesign({
    ...firstDesign,
    name: text,
    tabs: [
      { label: text, icon: 'sprout', to: 'one' },
      { label: text, icon: 'sun', to: 'two' },
    ],
    start: 'one',
    screens: [
      screen('one', [
        { type: 'field', id: 'what', label: text, value: '', placeholder: text },
        {
          type: 'button',
          id: 'add',
          label: text,
          action: { do: 'add', field: 'what', list: 'wins', to: 'two' },
        },
      ]),
      screen('two', [
        {
          type: 'checklist',
          id: 'wins',
          arrangement: 'cards',
          tasks: [{ title: text, note: text, done: false }],
        },
        { type: 'button', id: 'say', label: text, action: { do: 'toggle', says: text } },
      ]),
    ],
  });
}

function longList(): AppDesign {
  const [first] = firstDesign.screens;
  const rows = Array.from({ length: 24 }, (_, at) => ({
    title: `${at + 1} ${'long words that go on and on '.repeat(1 + (at % 3)).trim()}`.slice(0, 80),
    note: '漢字かな交じり文'.repeat(1 + (at % 8)),
    value: `${at}`,
    action: { do: 'go', to: 'one' },
  }));
  const back = { type: 'button', id: 'back', label: 'Back', action: { do: 'go', to: 'home' } };
  const list = { type: 'list', id: 'all', arrangement: 'cards', rows };
  return parseDesign({
    ...firstDesign,
    id: 'long-list',
    start: 'home',
    tabs: [],
    screens: [
      { ...first, id: 'home', name: 'Everything', components: [list] },
      { ...first, id: 'one', name: 'One', components: [back] },
    ],
  });
}

/** As many screens, components and letters as a design may have. */
export function largestDesign(): AppDesign {
  const [first] = firstDesign.screens;
  const screens = Array.from({ length: bounds.screens }, (_, at) => ({
    ...first,
    id: `s${at}`,
    name: `Screen ${at} ${'x'.repeat(60)}`,
    components: Array.from({ length: bounds.components }, (_each, nth) => ({
      type: 'button',
      id: `b${at}-${nth}`,
      label: `${nth} ${'long '.repeat(12)}`.trim(),
      action: { do: 'go', to: `s${(at + 1) % bounds.screens}` },
    })),
  }));
  return parseDesign({
    ...firstDesign,
    idea: 'i'.repeat(bounds.idea),
    start: 's0',
    tabs: [],
    screens,
  });
}

/** In a serif, with components that a colour fills, lies behind, or reaches both edges with. */
async function colored(): Promise<AppDesign> {
  const idea = 'A quiet journal for poems, with folders to filter by';
  const { design } = await designFrom(idea, { content: releasedSource });
  const roles = { button: 'tint1', list: 'tint3', filters: 'tint2', toggle: 'tint0' } as const;
  const roleOf = ({ type }: Component) => roles[type as keyof typeof roles];
  return parseDesign({
    ...design,
    screens: design.screens.map((screen) => ({
      ...screen,
      components: screen.components.map((each) => ({ ...each, role: roleOf(each) ?? each.role })),
    })),
  });
}

const ideas = {
  made: 'An app to lend telescopes to members of our astronomy club',
  pocket: 'A budget called Pocket in pounds for people who close budget apps, dark',
  arabic: 'تطبيق لتقسيم المصاريف بين الأصدقاء',
  trip: 'A trip planner called Wander for four friends: days, tickets and who pays',
};

/** The designs that every exporter is tested with, by name. */
export async function exportedDesigns(): Promise<Record<string, AppDesign>> {
  const drawn = await Promise.all(
    Object.entries(ideas).map(async ([name, idea]) => {
      const { design } = await designFrom(idea, { content: releasedSource });
      return [name, design] as const;
    }),
  );
  const examples = exampleDesigns().map((design, at) => [`components-${at + 1}`, design] as const);
  return {
    'small-wins': firstDesign,
    dark: setMode(firstDesign, 'dark'),
    glass: setSurface(firstDesign, 'glass'),
    'hostile-markup': designSaying(hostileTexts[0] ?? ''),
    'hostile-everything': designSaying(hostileTexts.slice(1).join(' ').slice(0, 80)),
    'long-list': longList(),
    'own-pictures': designWithPictures(),
    colored: await colored(),
    ...Object.fromEntries(drawn),
    ...Object.fromEntries(examples),
  };
}
