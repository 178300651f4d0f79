import fc from 'fast-check';
import { apps } from '../compose/shown.fixture';
import { today } from '../compose/parts/days';
import { firstDesign as smallWins } from '../first-design';
import { addCalendar } from '../edit/add-calendar';
import { weeksOf } from '../components/calendar/weeks-of';
import { appDesignSchema, faultsIn, parseDesign, type AppDesign } from './app-design';
import { bounds } from './limits';
import { referencesIn } from './references';

const designs = Object.values(apps);
const isValid = (design: unknown) => appDesignSchema.safeParse(design).success;
const copy = (): AppDesign => JSON.parse(JSON.stringify(smallWins)) as AppDesign;

describe('the design schema', () => {
  test.each(designs)('accepts $name', (design) => {
    expect(parseDesign(design)).toEqual(design);
  });

  test.each(designs)('taps reach every screen of $name from its first', (design) => {
    const reached = new Set([design.start]);
    for (const id of reached) {
      const screen = design.screens.find((candidate) => candidate.id === id);
      const tabs = screen?.tabBar ? design.tabs.map((tab) => tab.to) : [];
      const links = [...referencesIn(screen)].flatMap(({ id, of, action }) =>
        of === 'screen' && action !== undefined ? [id] : [],
      );
      for (const to of [...tabs, ...links]) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(design.screens.map((screen) => screen.id).toSorted());
  });

  test('rejects a duplicate id', () => {
    const design = copy();
    design.screens[1]!.id = design.screens[0]!.id;
    expect(faultsIn(design)).toContain('Id used twice: home');
    expect(isValid(design)).toBe(false);
  });

  test('rejects a link to a missing screen', () => {
    const design = copy();
    design.tabs[0]!.to = 'nowhere';
    expect(faultsIn(design)).toEqual(['No screen: nowhere']);
  });

  test('rejects a form that adds to a missing list', () => {
    const design = copy();
    const form = design.screens.find((screen) => screen.id === 'new')!;
    form.components = form.components.filter((component) => component.id !== 'new-name');
    expect(faultsIn(design)).toContain('No field: new-name');
  });

  test('rejects more screens, components or tabs than the limits', () => {
    const design = copy();
    const [screen] = design.screens;
    const more = Array.from({ length: bounds.screens }, (_, index) => ({
      ...screen,
      id: `more-${index}`,
      components: [{ type: 'section', id: `more-part-${index}`, title: 'More' }],
    }));
    expect(isValid({ ...design, screens: [...design.screens, ...more] })).toBe(false);
    const parts = Array.from({ length: bounds.components + 1 }, (_, index) => ({
      type: 'section',
      id: `part-${index}`,
      title: 'Part',
    }));
    expect(
      isValid({
        ...design,
        screens: [...design.screens, { ...screen, id: 'full', components: parts }],
      }),
    ).toBe(false);
    expect(isValid({ ...design, tabs: Array(bounds.tabs + 1).fill(design.tabs[0]) })).toBe(false);
  });

  test('rejects any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => expect(isValid(value)).toBe(false)),
      { numRuns: 300 },
    );
  });

  test('rejects a design with one broken part', () => {
    const keys = Object.keys(smallWins) as (keyof AppDesign)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.constantFrom(null, 7.5, '', {}, [[]]),
        (key, broken) => expect(isValid({ ...copy(), [key]: broken })).toBe(false),
      ),
    );
  });
});

describe('dates of the designs', () => {
  test('Small Wins shows the days around Tuesday 19 May 2026 with their letters', () => {
    const week = smallWins.screens[0]!.components.find((component) => component.type === 'week')!;
    const days = week.type === 'week' ? week.days : [];
    const weekdays = weeksOf(2026, 5);
    expect(days.map((day) => day.number)).toEqual([15, 16, 17, 18, 19, 20, 21]);
    expect(days.find(({ today }) => today)).toMatchObject({ number: 19, name: 'Tuesday' });
    for (const { number, name } of days) {
      const at = weekdays.find((numbers) => numbers.includes(number))!.indexOf(number);
      expect(name).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')[at]);
    }
  });

  test('a month starts on its weekday and has all its days', () => {
    expect(weeksOf(2025, 6)[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeksOf(2024, 2).flat().filter(Boolean)).toHaveLength(29);
  });

  test('three of the five wins are done', () => {
    const list = smallWins.screens[0]!.components.find(
      (component) => component.type === 'checklist',
    )!;
    expect(list.type === 'checklist' && list.tasks.map((task) => task.done)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('adding a calendar removes nothing and breaks no link', () => {
    const without = designs.filter(({ screens }) => !screens.some(({ id }) => id === 'calendar'));
    expect(without.length).toBeGreaterThan(2);
    for (const design of without) {
      const more = addCalendar(design);
      expect(faultsIn(more)).toEqual([]);
      expect(isValid(more)).toBe(true);
      expect(more.screens.map((screen) => screen.id)).toEqual([
        ...design.screens.map((screen) => screen.id),
        'calendar',
      ]);
      for (const screen of design.screens) {
        const after = more.screens.find((candidate) => candidate.id === screen.id);
        expect(after?.components.slice(0, screen.components.length)).toEqual(screen.components);
      }
      expect(more.tabs.slice(0, design.tabs.length)).toEqual(design.tabs);
      expect(addCalendar(more)).toBe(more);
    }
  });

  test('an added calendar opens on the date of composed apps', () => {
    const added = addCalendar(copy()).screens.at(-1)?.components;
    const { year, month, day } = today;
    expect(added?.find(({ type }) => type === 'calendar')).toMatchObject({
      year,
      month,
      today: day,
      selected: day,
    });
  });
});
