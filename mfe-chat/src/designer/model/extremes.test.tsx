import { cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { anOperation } from '../edit/an-operation.fixture';
import { apply } from '../edit/apply';
import { everyComponent } from '../export/every-component';
import { fetchViews } from '../render/drawable';
import { PhonePreview } from '../render/phone-preview';
import { PhoneScreen } from '../render/phone-screen';
import { stillPhone } from '../render/still-phone';
import { flatten, type FlatChild } from '../svg/flatten';
import { appDesignSchema, type AppDesign } from './app-design';
import type { ComponentType } from './components';
import { extremeDesigns, nounPictures } from './extremes.fixture';
import { componentTypes } from '../components/example-designs';

beforeAll(async () => {
  await fetchViews(componentTypes);
  await fetchPictures([...pictureNames, ...nounPictures]);
});

const types = componentTypes;
/** Seeded, so that runs are equal. */
const sampled = (type: ComponentType) => fc.sample(extremeDesigns(type), { numRuns: 4, seed: 20 });

/** The fullest screen that the schema allows has about 900 elements. */
const MOST_NODES = 3000;

/** Browsers cannot draw infinite numbers. */
function undrawable(value: unknown, place = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${place}: ${value}`];
  if (typeof value === 'string')
    return /NaN|Infinity|undefined/.test(value) ? [`${place}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => undrawable(each, `${place}.${key}`));
}

const countOf = (nodes: readonly FlatChild[]): number =>
  nodes.reduce(
    (sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countOf(node.props.children ?? [])),
    0,
  );

function Phone({ design }: { design: AppDesign }) {
  const [at, setAt] = useState(design.start);
  return <PhonePreview design={design} screenId={at} onNavigate={setAt} scale="stage" />;
}

/** React reports duplicate keys, which result from repeated texts, but draws them. */
function forgiveEqualKeys() {
  const complaints = jest.mocked(console.error);
  const others = complaints.mock.calls.filter(([text]) => !String(text).includes('same key'));
  complaints.mockClear();
  for (const call of others) console.error(...(call as unknown[]));
}

test.each(types)('draws every valid %s as a picture', (type) => {
  for (const design of sampled(type)) {
    const tree = flatten(<PhoneScreen phone={stillPhone(design, 'home', 'static')} />);
    expect(undrawable(tree)).toEqual([]);
    expect(countOf(tree)).toBeLessThan(MOST_NODES);
  }
});

test.each(types)('draws every valid %s in a page, where it can be tapped', (type) => {
  for (const design of sampled(type).slice(0, 2)) {
    const { container } = render(<Phone design={design} />);
    for (const button of [...container.querySelectorAll('button')].slice(0, 20))
      fireEvent.click(button);
    for (const field of container.querySelectorAll('input, textarea'))
      fireEvent.change(field, { target: { value: '7' } });
    expect(container.querySelector('[data-screen]')).not.toBeNull();
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    cleanup();
  }
  forgiveEqualKeys();
});

test('edits of extreme designs give valid designs', () => {
  for (const type of types)
    for (const [at, design] of sampled(type).entries()) {
      const edited = apply(design, anOperation(design, [at, at * 3, at * 7, at * 11, 5]));
      expect(appDesignSchema.safeParse(edited).error?.issues ?? []).toEqual([]);
    }
});

describe('rejected values', () => {
  const withPart = (type: ComponentType, change: object) => (designs: readonly AppDesign[]) => {
    const design = designs.find(({ screens }) =>
      screens.some(({ components }) => components.some((each) => each.type === type)),
    );
    if (!design) throw new Error(`No design with a ${type}`);
    return {
      ...design,
      screens: design.screens.map((screen) => ({
        ...screen,
        components: screen.components.map((each) =>
          each.type === type ? { ...each, ...change } : each,
        ),
      })),
    };
  };
  const inLanguage = (language: string) => (designs: readonly AppDesign[]) => ({
    ...designs[0],
    language,
  });

  const quizzed = { ask: 'Which?', answers: ['One', 'Two'], right: 2 };
  const card = { title: 'A', note: 'B', tint: 0 };
  test.each([
    ['a language that Intl refuses', inLanguage('e-n'), 'language'],
    ['a calendar beyond all dates', withPart('calendar', { year: 1e15 }), 'year'],
    ['a goal of nothing', withPart('goal', { of: 0 }), 'of'],
    ['a track of no length', withPart('player', { tracks: [{ seconds: 0 }] }), 'seconds'],
    ['a block as high as a house', withPart('promo', { height: 1e308 }), 'height'],
    ['a time that no clock shows', withPart('schedule', { hours: ['8:00', '99:99'] }), 'hours'],
    ['an answer that the quiz does not have', withPart('quiz', { questions: [quizzed] }), 'right'],
    ['a choice beyond its options', withPart('choice', { selected: 6 }), 'selected'],
    ['a card in no column', withPart('kanban', { cards: [{ ...card, column: 5 }] }), 'column'],
    ['a step beyond the last', withPart('steps', { at: 6 }), 'at'],
    ['a 31st of February', withPart('calendar', { year: 2026, month: 2, today: 31 }), 'today'],
    ['a number above its range', withPart('stepper', { value: 9, min: 0, max: 8 }), 'value'],
    ['a number below its range', withPart('stepper', { value: -1, min: 0, max: 8 }), 'value'],
    ['a rate of nothing', withPart('converter', { units: [{ rate: 0 }, { rate: 1 }] }), 'rate'],
  ])('%s, with its path', async (_name, faulty, key) => {
    const design = faulty(await everyComponent());
    const places = appDesignSchema.safeParse(design).error?.issues.map(({ path }) => path) ?? [];
    expect(places.flat()).toContain(key);
  });
});
