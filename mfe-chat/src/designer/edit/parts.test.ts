import { featuresReachable } from '../compose/reach';
import { firstDesign as design } from '../first-design';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import type { ComponentOf, ComponentType } from '../model/components';
import { exampleParts } from '../components/example-designs';
import { apply, reportsOf } from './apply';
import type { Operation } from './operation';
import { sayReports } from './say-reports';
import { partOf } from './screens-of';

const after = (operation: Operation, from = design): AppDesign => {
  const changed = apply(from, operation);
  expect(appDesignSchema.safeParse(changed).error?.issues ?? []).toEqual([]);
  return changed;
};
const said = (operation: Operation, from = design) => sayReports(reportsOf(from, operation));
const idsOn = ({ screens }: AppDesign, screen: string) =>
  screens.find(({ id }) => id === screen)?.components.map(({ id }) => id);
const part = <T extends ComponentType>(from: AppDesign, id: string, _type: T) =>
  partOf(from, id) as ComponentOf<T>;
const example = (type: ComponentType) => exampleParts([type])[0]!;

describe('a component', () => {
  test('is added at the given position with a unique id', () => {
    const operation = {
      op: 'component.add',
      screen: 'plan',
      at: 1,
      component: example('quiz'),
    } as const;
    const once = after(operation);
    expect(idsOn(once, 'plan')).toEqual(['part-title-2', 'quiz', 'part-month']);
    expect(idsOn(after(operation, once), 'plan')).toEqual([
      'part-title-2',
      'quiz-2',
      'quiz',
      'part-month',
    ]);
    expect(said(operation)).toMatch(/^Added quiz.* to Plan\.$/);
  });

  test('that works on a list uses one of the screen; without a list it is not added', () => {
    const search = { ...example('search'), list: 'nowhere' } as ComponentOf<'search'>;
    const added = after({ op: 'component.add', screen: 'home', at: 1, component: search });
    expect(part(added, 'search', 'search').list).toBe('main-list');
    const withoutLists = {
      ...design,
      screens: design.screens.slice(2, 4),
      start: 'plan',
      tabs: [],
    };
    expect(
      apply(withoutLists, { op: 'component.add', screen: 'plan', at: 1, component: search }),
    ).toBe(withoutLists);
  });

  test('links to the first screen instead of a missing one', () => {
    const component = {
      type: 'button',
      id: 'far',
      label: 'Go',
      action: { do: 'go', to: 'moon' },
    } as const;
    const added = after({ op: 'component.add', screen: 'plan', at: 9, component });
    expect(part(added, 'far', 'button').action).toEqual({ do: 'go', to: 'home' });
  });

  test('moves within its screen and to another one', () => {
    const within = { op: 'component.move', id: 'part-week', screen: 'home', at: 9 } as const;
    expect(idsOn(after(within), 'home')?.at(-1)).toBe('part-week');
    expect(said(within)).toBe('Moved streak to position 5 on Today.');
    const away = { op: 'component.move', id: 'part-week', screen: 'plan', at: 0 } as const;
    expect(idsOn(after(away), 'plan')?.[0]).toBe('part-week');
    expect(idsOn(after(away), 'home')).not.toContain('part-week');
    expect(said(away)).toBe('Moved streak from Today to Plan.');
  });

  test('is duplicated after itself, with the list that it works on', () => {
    const operation = { op: 'component.duplicate', id: 'part-done' } as const;
    const changed = after(operation);
    expect(idsOn(changed, 'home')).toContain('part-done-2');
    expect(part(changed, 'part-done-2', 'progress-card').list).toBe('main-list');
  });

  test('is replaced with the same id; incompatible dependents are removed', () => {
    const operation = {
      op: 'component.replace',
      id: 'main-list',
      component: example('tiles'),
    } as const;
    const changed = after(operation);
    expect(idsOn(changed, 'home')).toEqual([
      'part-hello',
      'part-week',
      'part-section',
      'main-list',
    ]);
    expect(part(changed, 'main-list', 'tiles').type).toBe('tiles');
    expect(said(operation)).toMatch(/^Replaced checklist with stats on Today\.$/);
  });
});

describe('a screen', () => {
  test('is renamed on its tab and in its title only', () => {
    const operation = { op: 'screen.rename', screen: 'insights', name: 'Numbers' } as const;
    const changed = after(operation);
    expect(changed.screens.map(({ name }) => name)).toContain('Numbers');
    expect(changed.tabs.map(({ label }) => label)).toEqual(['Today', 'Plan', 'Numbers', 'You']);
    expect(part(changed, 'part-title-3', 'header').title).toBe('Numbers');
    expect(said(operation)).toBe('Renamed the screen Insights to Numbers in 3 places.');
    expect(changed.screens.filter((screen, at) => screen !== design.screens[at])).toHaveLength(1);
  });

  test('is removed with its tab and all links; the last one stays', () => {
    const operation = { op: 'screen.remove', screen: 'browse' } as const;
    expect(JSON.stringify(after(operation))).not.toContain('"to":"browse"');
    expect(said(operation)).toMatch(/^Removed the screen Habits and \d ways? to it\.$/);
    const home = after({ op: 'screen.remove', screen: 'home' });
    expect(home.start).toBe('plan');
    let left = design;
    for (const { id } of design.screens) left = after({ op: 'screen.remove', screen: id }, left);
    expect(left.screens).toHaveLength(1);
    expect(left.tabs).toEqual([]);
  });

  test('is moved among the screens; the tabs keep their order', () => {
    const changed = after({ op: 'screen.move', screen: 'you', at: 0 });
    expect(changed.screens[0]?.id).toBe('you');
    expect(changed.tabs).toEqual(design.tabs);
  });

  test('is duplicated with its own tab and working references', () => {
    const operation = { op: 'screen.duplicate', screen: 'home' } as const;
    const changed = after(operation);
    expect(changed.screens[1]).toMatchObject({ id: 'home-2', name: 'Today 2' });
    expect(changed.tabs.map(({ to }) => to)).toContain('home-2');
    expect(part(changed, 'part-done-2', 'progress-card').list).toBe('main-list-2');
    expect(said(operation)).toBe('Duplicated the screen Today as Today 2.');
  });
});

describe('tabs and the first screen', () => {
  const [today, plan, insights, you] = design.tabs as [
    AppDesign['tabs'][0],
    AppDesign['tabs'][0],
    AppDesign['tabs'][0],
    AppDesign['tabs'][0],
  ];

  test('take the given order', () => {
    const operation = { op: 'tabs.set', tabs: [today, you, plan, insights] } as const;
    expect(after(operation).tabs.map(({ label }) => label)).toEqual([
      'Today',
      'You',
      'Plan',
      'Insights',
    ]);
    expect(said(operation)).toBe('The tab bar has 4 tabs: Today, You, Plan, Insights.');
  });

  test('without a tab bar, every screen that only a tab led to gets a link', () => {
    const operation = { op: 'tabs.set', tabs: [] } as const;
    const changed = after(operation);
    const ways = part(changed, 'ways', 'links').links.map(({ to }) => to);
    expect(ways).toEqual(['plan', 'insights']);
    expect(featuresReachable(changed).screens).toEqual(featuresReachable(design).screens);
    expect(said(operation)).toBe('Removed the tab bar.');
  });

  test('one tab alone, or one that leads nowhere, changes nothing', () => {
    const alone = { op: 'tabs.set', tabs: [today] } as const;
    const astray = { op: 'tabs.set', tabs: [today, { ...plan, to: 'moon' }] } as const;
    expect([apply(design, alone), apply(design, astray)]).toEqual([design, design]);
    expect(said(alone) + said(astray)).toBe('');
  });

  test('the first screen is the first tab', () => {
    const operation = { op: 'start.set', screen: 'insights' } as const;
    const changed = after(operation);
    expect(changed.start).toBe('insights');
    expect(changed.tabs[0]).toEqual(insights);
    expect(said(operation)).toBe('Insights is the first screen.');
  });
});
