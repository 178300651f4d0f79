import { today } from '../compose/parts/days';
import type { AppDesign, Screen } from '../model/app-design';
import { sayIn } from '../model/controls';
import { screenOf } from '../model/find';
import { bounds } from '../model/limits';
import type { Row } from '../model/parts';
import { apply } from './apply';
import { freeId } from './free-id';
import type { OperationOf } from './operation';

/** Uses rows of the first list, so that the calendar shows content of this app. */
function agendaOf(design: AppDesign): Row[] {
  for (const component of design.screens.flatMap((screen) => screen.components)) {
    if (component.type === 'checklist')
      return component.tasks.slice(0, 3).map(({ title, lead, tint }, index) => ({
        title,
        value: ['8:00', '12:30', '18:00'][index] ?? '20:00',
        ...(lead?.as === 'icon' ? { lead } : {}),
        ...(tint === undefined ? {} : { tint }),
      }));
    if (component.type === 'list')
      return component.rows
        .slice(0, 3)
        .map(({ title, note }) => ({ title, ...(note ? { value: note } : {}) }));
  }
  return [{ title: design.name, value: sayIn(design, 'All day'), tint: 0 }];
}

/** Returns a month screen and a link to it; undefined if the design has one or is full. */
export function calendarFor(design: AppDesign): OperationOf<'screen.add'> | undefined {
  const start = screenOf(design, design.start);
  if (design.screens.some((screen) => screen.id === 'calendar')) return undefined;
  if (design.screens.length >= bounds.screens || start.components.length >= bounds.components)
    return undefined;
  const id = freeId(design, 'calendar');
  const hasTab = design.tabs.length > 0 && design.tabs.length < bounds.tabs;
  const calendar: Screen = {
    id,
    name: sayIn(design, 'Calendar'),
    top: 'background',
    ground: 'background',
    tabBar: design.tabs.length > 0,
    components: [
      ...(hasTab
        ? []
        : [
            {
              type: 'top-bar' as const,
              id: freeId(design, `${id}-bar`),
              lead: {
                icon: 'chevron-left' as const,
                label: sayIn(design, 'Back'),
                action: { do: 'back' as const },
              },
              actions: [],
            },
          ]),
      {
        type: 'calendar',
        id: freeId(design, `${id}-month`),
        year: today.year,
        month: today.month,
        selected: today.day,
        today: today.day,
        marked: [3, 7, 8, 10, 13, 21, 24, 28],
        agenda: agendaOf(design),
        quiet: sayIn(design, 'Nothing planned yet.'),
      },
    ],
  };
  const link = {
    type: 'button' as const,
    id: freeId(design, `${id}-link`),
    label: sayIn(design, 'Open calendar'),
    icon: 'calendar-days' as const,
    quiet: true,
    action: { do: 'go' as const, to: id },
  };
  return hasTab
    ? {
        op: 'screen.add',
        screen: calendar,
        tab: { label: sayIn(design, 'Calendar').slice(0, 14), icon: 'calendar-days', to: id },
      }
    : { op: 'screen.add', screen: calendar, door: link };
}

export function addCalendar(design: AppDesign): AppDesign {
  const operation = calendarFor(design);
  return operation ? apply(design, operation) : design;
}
