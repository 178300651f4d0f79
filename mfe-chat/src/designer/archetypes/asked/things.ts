import type { Part } from '../../../content/archetype.schema';
import type { CategoryContent } from '../../../content/app-language';
import type { Category } from '../../../content/category.schema';
import { clip } from '../../compose/clip';
import { capitalise } from '../fill';
import { tabLabel, type PlannedScreen } from '../plan';
import type { Subject } from '../subject';
import { placesOfPeople } from './people-named';
import { inTime, stemsIn } from './shown';

export interface Thing {
  subject: Subject;
  category: CategoryContent;
  title?: string;
  /** Its screen does something to the thing: “request supplies”. */
  isAct?: boolean;
  /** Nouns that an app about this one keeps as well. */
  also?: readonly string[] | undefined;
  /** No sentence names it: it comes last and takes the place of no other screen. */
  isExtra?: true;
  label?: string | undefined;
  parts?: ((go: string, add: Part) => readonly Part[]) | undefined;
  asked?: number;
  count?: number | undefined;
}

/** Screens that already show things of a kind: a club shows its members. */
const usualPlaces: Readonly<Partial<Record<Category['is'], readonly string[]>>> = {
  event: ['events'],
  person: placesOfPeople,
};

export const listOf = (thing: number) => `thing-${thing + 1}`;
const detailOf = (thing: number) => `thing-${thing + 1}-one`;
const formOf = (thing: number) => `thing-${thing + 1}-new`;

const toTick = /checklist$/iu;

function partsOf(
  { category: { is }, title = '', parts: own }: Thing,
  thing: number,
): readonly Part[] {
  const go = detailOf(thing);
  const add: Part = { part: 'add', label: 'add', go: formOf(thing) };
  if (own) return own(go, add);
  if (toTick.test(title)) return [{ part: 'checklist', of: 'records', note: ['first'] }, add];
  switch (inTime.test(title) ? 'event' : is) {
    case 'event':
      return [
        { part: 'calendar', of: 'records' },
        { part: 'list', of: 'records', note: ['when', 'where'], value: 'time', go },
        add,
      ];
    case 'person':
      return [
        { part: 'search' },
        { part: 'list', of: 'records', note: ['first', 'second'], lead: 'initials', go },
        add,
      ];
    case 'place':
      return [
        { part: 'search' },
        { part: 'map', of: 'records', height: 240, go },
        { part: 'list', of: 'records', note: ['first', 'street'], value: 'distance', go },
        add,
      ];
    default:
      return [
        { part: 'search' },
        { part: 'filters', by: 'group' },
        { part: 'list', of: 'records', note: ['first', 'second'], lead: 'picture', go },
        add,
      ];
  }
}

const isNamedAfter = ({ title }: PlannedScreen, { subject, title: own }: Thing): boolean => {
  const head = stemsIn(own ?? subject.one).at(-1);
  return head !== undefined && stemsIn(title).includes(head);
};

/** “Tabs: Plots, Waiting list”: the first one becomes the first screen. */
const isCalled = ({ title }: PlannedScreen, thing: Thing): boolean =>
  thing.title?.toLowerCase() === title.toLowerCase();

const isPlaceOf = (screen: PlannedScreen, thing: Thing): boolean =>
  screen.thing === undefined &&
  (screen.id !== 'home' || isCalled(screen, thing)) &&
  screen.said.length === 0 &&
  (isNamedAfter(screen, thing) ||
    (!thing.isExtra && (usualPlaces[thing.category.is]?.includes(screen.id) ?? false)));

export function withThings(
  screens: readonly PlannedScreen[],
  things: readonly Thing[],
  language: string,
  add: (noun: Subject) => string,
): PlannedScreen[] {
  let shown = [...screens];
  things.forEach((thing, index) => {
    // “Hours”: an unknown noun that a screen of the archetype already shows.
    const isUnknown = thing.category.id === 'neutral-thing' && thing.title === undefined;
    if (isUnknown && screens.some((screen) => isNamedAfter(screen, thing))) return;
    const { subject } = thing;
    const { one, many, icon } = subject;
    const { isSaid } = thing.category;
    const title = capitalise(clip(thing.title ?? many, 40), language);
    const own = {
      title,
      label: thing.label ?? tabLabel(title),
      icon: icon ?? thing.category.icon,
      said: [],
      thing: index,
      isTab: true,
      isExtra: thing.isExtra,
    };
    const isOther = (screen: PlannedScreen) =>
      things.some((other) => other !== thing && isCalled(screen, other));
    const place = shown.findIndex((screen) => isPlaceOf(screen, thing) && !isOther(screen));
    const kept = shown[place];
    const list = { ...own, id: kept?.id ?? listOf(index), parts: partsOf(thing, index) };
    const more: PlannedScreen[] = [
      {
        ...own,
        id: detailOf(index),
        title: capitalise(clip(one, 40), language),
        isTab: false,
        parts: [
          {
            part: 'detail',
            fields: isSaid ? ['first', 'second'] : ['first', 'second', 'third'],
          },
        ],
      },
      {
        ...own,
        id: formOf(index),
        title: clip(add(subject), 40),
        isTab: false,
        parts: [
          { part: 'form', fields: ['title', 'first', 'second', 'note'], send: 'save', go: list.id },
        ],
      },
    ];
    if (thing.isAct) {
      const kept = (thing.asked ?? 0) > 0 ? (['first'] as const) : [];
      const form: Part = {
        part: 'form',
        fields: ['title', ...kept, 'note'],
        send: title,
        go: 'home',
      };
      const act = { ...own, id: listOf(index), parts: [form] };
      shown = [...shown.slice(0, 1 + index), act, ...shown.slice(1 + index)];
      return;
    }
    const at = thing.isExtra ? shown.length : 1 + index;
    // Keeps what belongs to the archetype's list: dues, attendance, chat.
    shown =
      kept === undefined
        ? [...shown.slice(0, at), list, ...shown.slice(at), ...more]
        : [
            ...shown.map((screen) =>
              screen === kept ? { ...list, parts: partsWith(kept, list.parts) } : screen,
            ),
            ...more,
          ];
  });
  return shown;
}

function partsWith(kept: PlannedScreen, parts: readonly Part[]): readonly Part[] {
  if (kept.id === 'home') return parts;
  const known = new Set<string>([...parts.map(({ part }) => part), 'list', 'filters', 'search']);
  return [...parts, ...kept.parts.filter(({ part }) => !known.has(part))];
}
