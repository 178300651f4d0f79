import type { SingleOperation } from '../operation';
import type { Tagged } from './tag';

export type SlotTexts = Readonly<Partial<Record<keyof Tagged['slots'], string>>>;

const quoted = (said: string): string => `“${said.replaceAll(/[“”"]/gu, '').trim()}”`;
const the = (said: string): string => (/^(?:the\b|“)/iu.test(said) ? said : `the ${said}`);

const places: Readonly<Record<string, string>> = {
  first: 'first',
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'last',
  last: 'last',
};

const typeOrders: Readonly<Record<string, (of: string) => string[]>> = {
  bigger: (of) => [`make ${of || 'the text'} bigger`, 'make the text bigger'],
  smaller: (of) => [`make ${of || 'the text'} smaller`, 'make the text smaller'],
  bold: (of) => [`make ${of || 'the font'} bold`, 'use a bold font'],
  thin: () => ['use a thin font'],
  serif: (of) => [of ? `use a serif font for ${of}` : 'use a serif font', 'use a serif font'],
  sans: (of) => [of ? `use a sans font for ${of}` : 'use a sans font', 'use a sans font'],
  mono: () => ['use a monospace font'],
  hand: (of) => [
    of ? `use a handwritten font for ${of}` : 'use a handwritten font',
    'use a handwritten font',
  ],
  round: () => ['use a rounded font'],
};

const colorWords: Readonly<Record<string, string>> = {
  warmer: 'warmer',
  cooler: 'cooler',
  darker: 'darker',
  lighter: 'lighter',
  stronger: 'more colorful',
  softer: 'softer',
};

const describing = /\s(?:of|for|with|that|which|to|from|in|per|so|when)\s(.*)$/iu;
const mostHeads = 5;

/** Ever shorter mentions of a part: “a big gauge for oxygen”, “big gauge for “oxygen””, “gauge”. */
function heads(said: string): string[] {
  const words = said
    .replace(describing, '')
    .replace(/\s(?:thing|bit|part)$/iu, '')
    .split(/\s+/u);
  return [...new Set([said, ...words.map((_, at) => words.slice(at).join(' '))])].slice(
    0,
    mostHeads,
  );
}

/** The same with what the part is for as its name: “gauge called “oxygen””. */
function named(said: string): string[] {
  const name = describing.exec(said)?.[1];
  const [whole = said, ...shorter] = heads(said);
  return [
    whole,
    ...(name ? shorter.map((part) => `${part} called ${quoted(name)}`) : []),
    ...shorter,
  ];
}

type Order = (slots: SlotTexts, means: string) => string[];

/** Plain English orders for a change, the closest first. */
const orders: Readonly<Record<string, Order>> = {
  text: ({ target, to = '' }) =>
    target
      ? [
          `change ${the(target)} to ${quoted(to)}`,
          `rename ${target} to ${quoted(to)}`,
          `change ${quoted(target)} to ${quoted(to)}`,
        ]
      : [`call the app ${quoted(to)}`],
  noun: ({ target, to = '' }) =>
    target
      ? [`say ${to} instead of ${target} everywhere`, `rename ${target} to ${to} everywhere`]
      : [],
  about: ({ target, to = '' }) =>
    target
      ? [
          `change the ${target} to ${to}`,
          `make it about ${to} instead of ${target}`,
          `make it about ${to}`,
        ]
      : [`make it about ${to}`],
  color: ({ target, to }, means) =>
    to
      ? [
          target ? `make ${the(target)} ${to}` : `make it ${to}`,
          target ? `change ${target} to ${to}` : `use ${to}`,
        ]
      : [
          target ? `make ${the(target)} ${colorWords[means]}` : `make it ${colorWords[means]}`,
          `make it ${colorWords[means]}`,
        ],
  mode: (_, means) => [`${means} mode`],
  mood: ({ to = '' }) => [`make it more ${to}`, `make it ${to}`, `make it look like ${to}`],
  shape: ({ target }, means) =>
    means === 'round'
      ? [`make ${the(target ?? 'corners')} rounder`, 'rounder corners']
      : ['square corners'],
  type: ({ target }, means) => typeOrders[means]?.(target ? the(target) : '') ?? [],
  density: (_, means) => [means === 'airy' ? 'more space' : 'make it more compact'],
  start: ({ target = '' }) => [`the app opens with ${target}`, `show ${target} first`],
  order: ({ target = '', place = '' }, means) => {
    if (means === 'swap') return [`swap ${target} and ${place}`];
    if (means === 'before')
      return [`move ${target} before ${place}`, `move ${target} above ${place}`];
    if (means === 'after')
      return [`move ${target} after ${place}`, `move ${target} below ${place}`];
    if (means === 'up' || means === 'down') return [`move ${target} ${means}`];
    const at = places[means] ?? 'first';
    return [
      `make ${target} the ${at} tab`,
      ...(at === 'first' ? [`move ${target} to the top`] : []),
      ...(at === 'last' ? [`move ${target} to the bottom`] : []),
    ];
  },
  'add-screen': ({ to = '' }) => [`add a screen for ${to}`],
  'add-part': ({ to = '', place }) => [
    ...(place ? named(to).map((part) => `add ${part} on ${place}`) : []),
    ...named(to).map((part) => `add ${part}`),
  ],
  'add-row': ({ to = '', place }) => [
    place ? `add ${to} to ${place}` : `add ${to}`,
    `add a row ${to}`,
    `add ${quoted(to)} to the list`,
  ],
  'add-field': ({ to = '', place }) => [
    place ? `show ${to} for every ${place}` : `show ${to} for each`,
    `add ${to} to ${place ?? 'the list'}`,
  ],
  remove: ({ target = '', place }) => [
    place ? `remove ${the(target)} from ${place}` : `remove ${the(target)}`,
    `remove ${the(target)}`,
  ],
  replace: ({ target, to = '', place }) =>
    target
      ? [
          ...heads(target).flatMap((old) =>
            heads(to).flatMap((part) => [
              `replace ${the(old)} with ${part}`,
              `show ${the(old)} as ${part}`,
            ]),
          ),
          ...(place ? [`show ${target} on ${place} as ${to}`] : []),
        ]
      : [`show it as ${to}`],
  row: ({ target, field, to = '' }) =>
    target
      ? [
          ...(field
            ? [
                `set the ${field} of ${target} to ${to}`,
                `change the ${field} of ${target} to ${quoted(to)}`,
              ]
            : []),
          `${target} is ${to}`,
          `change ${target} to ${to}`,
        ]
      : [],
  sort: ({ target, field }, means) => [
    field
      ? `sort ${target ?? 'the list'} by ${field}`
      : means === 'down'
        ? `sort ${target ?? 'the list'} newest first`
        : `sort ${target ?? 'the list'} by name`,
  ],
  count: ({ target = 'rows', to }, means) => [
    to ? `only ${to} ${target}` : `${means || 'more'} ${target}`,
  ],
  duplicate: ({ target = '' }) => [`duplicate ${the(target)}`],
  picture: ({ target, to = '' }) => [
    target ? `put a picture of ${to} on ${the(target)}` : `add a picture of ${to}`,
    `use a picture of ${to}`,
  ],
  language: ({ to = '' }) => [`make it in ${to}`],
  money: ({ target, to = '' }) => [
    `prices in ${to}`,
    ...(target ? [`use ${to} instead of ${target}`] : []),
  ],
};

/** The name of an operation in `mayBe`, where a fact of a record is not a row of a list. */
export const kindOf = (operation: SingleOperation): string =>
  operation.op === 'row.add' && operation.list?.endsWith('.facts') === true
    ? 'fact.add'
    : operation.op;

/** Operations that an act may lead to; others mean that the order was misread. */
export const mayBe: Readonly<Record<string, readonly string[]>> = {
  text: ['text.set', 'design.rename', 'screen.rename', 'row.edit', 'noun.rename'],
  noun: ['noun.rename', 'text.set', 'screen.rename'],
  about: ['records.about', 'noun.rename'],
  color: [
    'theme.role',
    'theme.look',
    'theme.palette',
    'theme.style',
    'component.role',
    'theme.mode',
  ],
  mode: ['theme.mode'],
  mood: [
    'theme.style',
    'theme.look',
    'theme.palette',
    'theme.radius',
    'type.set',
    'surface.set',
    'density.set',
    'theme.mode',
  ],
  shape: ['theme.radius'],
  type: ['type.set', 'theme.style', 'layout.variant'],
  density: ['density.set'],
  start: ['start.set', 'tabs.set'],
  order: ['tabs.set', 'start.set', 'component.move', 'screen.move', 'row.move'],
  'add-screen': ['screen.add'],
  'add-part': ['component.add', 'row.add'],
  'add-row': ['row.add'],
  'add-field': ['component.add', 'fact.add', 'row.edit'],
  remove: [
    'component.remove',
    'screen.remove',
    'row.remove',
    'feature.remove',
    'tabs.set',
    'picture.set',
    'row.edit',
    'text.set',
  ],
  replace: [
    'component.replace',
    'picture.set',
    'layout.variant',
    'component.add',
    'component.remove',
    'screen.rename',
  ],
  row: ['row.edit', 'text.set'],
  sort: ['row.move'],
  count: ['row.remove', 'row.add'],
  duplicate: ['component.duplicate', 'screen.duplicate', 'row.add'],
  picture: ['picture.set', 'component.add', 'component.replace'],
  language: ['language.set'],
  money: ['text.set', 'row.edit'],
};

export const ordersFor = (act: string, means: string | undefined, slots: SlotTexts): string[] =>
  orders[act]?.(slots, means ?? '') ?? [];
