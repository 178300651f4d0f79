import { componentLists } from '../../components/lists.generated';
import { fits } from '../editable';
import type { SingleOperation } from '../operation';
import { wordsOf } from '../../interpret/words';
import { countIn } from '../read/add-rows';
import { dateIn } from '../read/date-in';
import { currencyIn } from '../read/currency-in';
import { done, type Hand, type Outcome } from '../read/hand';
import { inRole } from '../read/look-colors';
import { colorsIn } from '../read/look-words';
import { faceNames, scaled } from '../read/look-shapes';
import { capital, isSaid } from '../read/names';
import { recordList, type RowList } from '../read/record-list';
import { counted, endsNoun, isAmount, priced } from '../read/row-becomes';
import { toldOf } from '../read/row-of-item';
import type { Told } from '../read/rows-told';
import { sortedBy } from '../read/sort';
import { tokensOf, typed, type Token } from '../read/tokens';
import { itemsTitled, rowsOf, shownIn, textsOf } from '../read/visible';
import { nearestSaid, surest } from './nearest-said';
import type { SlotTexts } from './orders';
import { inUnit } from './units';

interface Asked {
  means: string | undefined;
  slots: SlotTexts;
  part: readonly Token[];
  /** `text` is the whole sentence. */
  hand: Hand;
}

type BySlots = (asked: Asked) => Outcome | undefined;

const longest = 80;
/** A longer name, in words, is cut before its details. */
const longestName = 4;
const most = 90;
const short = (text: string): string => capital(text.trim()).slice(0, longest);

const made = (operations: readonly SingleOperation[]): Outcome | undefined =>
  operations.length > 0 && operations.length <= most ? done(...operations) : undefined;

/** Lists by what a person calls them: their title, the section above them, their screen or tab. */
function listsIn({ design }: Hand): { name: string; list: RowList }[] {
  return design.screens.flatMap(({ id, name, components }) =>
    components.flatMap((part, at) => {
      if (part.type !== 'list' && part.type !== 'checklist') return [];
      const above = components[at - 1];
      const tab = design.tabs.find(({ to }) => to === id)?.label;
      const names = [above?.type === 'section' ? above.title : undefined, name, tab];
      const list = { id: part.id, count: (part.type === 'list' ? part.rows : part.tasks).length };
      return names.flatMap((each) => (each === undefined ? [] : [{ name: each, list }]));
    }),
  );
}

/** The named list, or the main one if the words name none. */
function listSaid(said: string | undefined, hand: Hand): RowList | undefined {
  const { design, spoken } = hand;
  const tokens = tokensOf(said ?? '').filter((token) => !endsNoun([token], hand));
  if (said === undefined || spoken.rest(tokens, 'rowword', 'part:list', 'the', 'it').length === 0)
    return recordList(design);
  return nearestSaid(said, listsIn(hand), ({ name }) => name, hand)?.list;
}

const isFigure = (text: string) => currencyIn(text) !== undefined || isAmount(text);

/** “Edith Marsh, Narrow 2, family”: a name and its details; “ice, wine and coal”: three names. */
const addRow: BySlots = ({ slots: { to = '', place }, hand }) => {
  const { spoken, design } = hand;
  const list = listSaid(place, hand);
  const items = to
    .split(/[,;]\s+|\s[-–—]\s/u)
    .map((item) => item.trim())
    .filter(Boolean);
  const last = tokensOf(items.at(-1) ?? '');
  const joint = spoken.find(last, 'joints', 1);
  const isLong = (item: string) => wordsOf(item).length > 2 || /\d/u.test(item);
  const areNames =
    (items.length > 2 && items.every((item) => /^\p{Lu}[^\d]*$/u.test(item))) ||
    (items.length > 1 && joint !== undefined && !items.slice(0, -1).some(isLong));
  const [title, ...details] = items;
  if (!list || title === undefined) return undefined;
  if (areNames) {
    if (items.some((item) => dateIn(item, design.language) !== undefined)) return undefined;
    const names = joint
      ? [
          ...items.slice(0, -1),
          typed(items.at(-1) ?? '', last.slice(0, joint.at)),
          typed(items.at(-1) ?? '', last.slice(joint.at + joint.length)),
        ]
      : items;
    return made(
      names.map((each, at) => ({
        op: 'row.add',
        component: list.id,
        at: list.count + at,
        row: { title: short(each) },
      })),
    );
  }
  const hasValues = rowsOf(hand.design).some(
    ({ component, at }) =>
      component.id === list.id && component.type === 'list' && component.rows[at]?.value,
  );
  // “Takeaway £32.50 paid by Aisha”
  const told = toldOf(tokensOf(title), { ...hand, text: title }, false);
  const isSplit = wordsOf(title).length > longestName && told.name.length > 0;
  const name: Told = isSplit ? told : { name: tokensOf(title) };
  // A sentence whose verb is unknown: “Acrescenta no stock 40 litros”.
  if (isSplit && name.name.length === 1 && hand.text.trimStart().startsWith(to)) return undefined;
  const value = hasValues ? (name.value ?? details.find(isFigure)) : undefined;
  const known = value === undefined ? name.value : undefined;
  const note = [known, name.note, ...details.filter((each) => each !== value)]
    .filter(Boolean)
    .join(', ');
  const row = {
    title: short(typed(title, name.name).replace(/\s*\p{Sc}$/u, '')),
    ...(value ? { value } : {}),
    ...(note ? { note: short(note) } : {}),
  };
  return made([{ op: 'row.add', component: list.id, at: list.count, row }]);
};

/** The named fact of a record, and the same text in its rows. */
function factSet(title: string, field: string, to: string, hand: Hand): SingleOperation[] {
  return shownIn(hand.design).flatMap(({ component }): SingleOperation[] => {
    if (component.type !== 'detail') return [];
    const at = component.records.findIndex((record) => record.title === title);
    const facts = component.records[at]?.facts ?? [];
    const fact = nearestSaid(field, facts, ({ label }) => label, hand);
    if (!fact) return [];
    const path = ['records', at, 'facts', facts.indexOf(fact), 'value'];
    const rows = rowsOf(hand.design).flatMap(({ component: list, at: row, title: name }) => {
      const own = list.type === 'list' && name === title ? list.rows[row] : undefined;
      const key = own?.value === fact.value ? 'value' : own?.note === fact.value ? 'note' : '';
      return key === ''
        ? []
        : [{ op: 'row.edit' as const, component: list.id, at: row, row: { [key]: short(to) } }];
    });
    return [{ op: 'text.set', id: component.id, path, text: short(to) }, ...rows];
  });
}

/** “Days until fixed is more like 60”: the figure beside a label, or the figure itself. */
function figureSet(target: string, to: string, hand: Hand): SingleOperation[] {
  if (!/\d/u.test(to)) return [];
  // A fact belongs to one record.
  const texts = textsOf(hand.design).filter(({ path }) => !path.includes('facts'));
  const equal = texts.filter(
    ({ text }) => /\d/u.test(text) && isSaid(tokensOf(target), text, hand),
  );
  const valued = texts.flatMap((shown) => {
    const [key, ...rest] = shown.path.toReversed();
    const path = [...rest.toReversed(), 'value'];
    const value = texts.find(
      (other) => other.component === shown.component && String(other.path) === String(path),
    );
    return key === 'label' && value ? [{ label: shown.text, value }] : [];
  });
  const beside = nearestSaid(target, valued, ({ label }) => label, hand);
  return (equal.length > 0 ? equal : beside ? [beside.value] : []).flatMap(
    ({ component, path }): SingleOperation[] =>
      fits(component, path, short(to))
        ? [{ op: 'text.set', id: component.id, path, text: short(to) }]
        : [],
  );
}

/** “Tom Hale: accordion”: details of an existing row. */
const setRow: BySlots = ({ slots: { target, to, field }, hand }) => {
  if (target === undefined || to === undefined) return undefined;
  const row = nearestSaid(target, rowsOf(hand.design), ({ title }) => title, hand);
  if (!row) return made(figureSet(target, to, hand));
  const facts = field === undefined ? [] : factSet(row.title, field, to, hand);
  if (facts.length > 0) return made(facts);
  const note = short(field === undefined ? to : `${field} ${to}`);
  return made(
    itemsTitled(hand.design, row.title).map(({ component, at }) => {
      const part = shownIn(hand.design).find(
        (shown) => shown.component.id === component,
      )?.component;
      const before = part?.type === 'list' ? part.rows[at]?.value : undefined;
      const isValue = isFigure(to) && before !== undefined && /\d/u.test(before);
      const value = isValue ? priced(to, before) : counted(to, before);
      return {
        op: 'row.edit',
        component,
        at,
        row: value === undefined ? { note } : { value },
      };
    }),
  );
};

const accents = ['button', 'floating-button', 'toggle', 'chart', 'progress', 'steps'];
const surfaces = ['list', 'checklist', 'stats', 'tiles', 'gallery'];

/** The role that a part of the app is painted in. */
export function roleSaid(target: string | undefined, hand: Hand): string | undefined {
  const said = tokensOf(target ?? '');
  const { spoken } = hand;
  const role = spoken.named(said, 'role').at(-1);
  const part = spoken.named(said, 'part').at(-1);
  // A search bar is not the bar.
  if (role && (!part || part.length <= role.length)) return role.name;
  const isColor = colorsIn(said, { ...hand, text: target ?? '' }).length > 0;
  const isAll =
    isColor || spoken.rest(said, 'it', 'the', 'app', 'whole', 'colors', 'everywhere').length === 0;
  if (isAll) return 'all';
  if (spoken.has(said, 'tab')) return 'bar';
  if (spoken.has(said, 'letters')) return 'text';
  if (
    said.some(({ plain, single }, at) => plain !== single && spoken.lengthAt(said, at, 'cards') > 0)
  )
    return 'cards';
  if (part)
    return accents.includes(part.name)
      ? 'accent'
      : surfaces.includes(part.name)
        ? 'cards'
        : undefined;
  return spoken.has(said, 'screen', 'home') ? 'background' : undefined;
}

/** “Panini yellow”, “poppy red for the buttons”: the last word that names a colour. */
const setColor: BySlots = ({ slots: { target, to }, part, hand }) => {
  if (to === undefined) return undefined;
  if (target === undefined && hand.spoken.named(part, 'part').length > 0) return undefined;
  // “Honey” is a thing unless colours are spoken of.
  const [color] = [to, `in ${to}`].flatMap((text) =>
    colorsIn(tokensOf(text), { ...hand, text }).slice(-1),
  );
  const role = color && roleSaid(target, hand);
  return role && color ? done(inRole(hand.design.look, role, color.value)) : undefined;
};

const faces: Readonly<Record<string, string>> = { round: 'rounded', bold: 'bold', sans: 'sans' };

const setType: BySlots = ({ means = '', slots: { target }, hand }) => {
  if (means === 'bigger' || means === 'smaller')
    return done({ op: 'type.set', scale: scaled(hand.design.look.type, means === 'bigger') });
  const face = faceNames[faces[means] ?? ''];
  const isTitles = target !== undefined && hand.spoken.has(tokensOf(target), 'titles', 'headline');
  return face && done({ op: 'type.set', face, ...(isTitles ? { of: 'display' as const } : {}) });
};

/** “Just four lessons”: removes the others. */
const setCount: BySlots = ({ means, slots: { target, to, place }, hand }) => {
  const count = to === undefined ? undefined : countIn(tokensOf(to), hand);
  const list = listSaid(place ?? target, hand);
  if (means !== 'fewer' || !count || !list || list.count <= count) return undefined;
  const operations = Array.from({ length: list.count - count }, (_, index): SingleOperation => ({
    op: 'row.remove',
    component: list.id,
    at: list.count - 1 - index,
  }));
  return made(operations);
};

/** Removes what is called most like the target: a part, screen, row or fact. */
const remove: BySlots = ({ slots: { target, place }, hand }) => {
  if (target === undefined) return undefined;
  const { design } = hand;
  const on =
    place === undefined ? undefined : nearestSaid(place, design.screens, ({ name }) => name, hand);
  const shown = shownIn(design).filter(({ screen }) => !on || screen === on);
  const parts = shown.flatMap(({ component }) => {
    const { title, label } = component as { title?: unknown; label?: unknown };
    return [title, label].flatMap((name) =>
      typeof name === 'string'
        ? [{ name, operations: [{ op: 'component.remove' as const, id: component.id }] }]
        : [],
    );
  });
  const screens = on
    ? []
    : design.screens
        .filter(({ id }) => id !== design.start)
        .flatMap(({ id, name }) =>
          [name, design.tabs.find(({ to }) => to === id)?.label ?? name].map((each) => ({
            name: each,
            operations: [{ op: 'screen.remove' as const, screen: id }],
          })),
        );
  const items = shown.flatMap(({ component }) => {
    const [list] = componentLists[component.type] ?? [];
    const all = list && (component as unknown as Readonly<Record<string, unknown>>)[list[0]];
    if (!Array.isArray(all) || all.length <= (list?.[1] ?? 0)) return [];
    return (all as readonly { label?: unknown }[]).flatMap(({ label }, at) =>
      typeof label === 'string'
        ? [
            {
              name: label,
              operations: [{ op: 'row.remove' as const, component: component.id, at }],
            },
          ]
        : [],
    );
  });
  const all = [...screens, ...parts, ...items];
  const found = nearestSaid(target, all, ({ name }) => name, hand, surest);
  return found && made(found.operations);
};

const sort: BySlots = ({ means, slots: { field, target, place }, hand }) => {
  const list = listSaid(place ?? target, hand);
  return list && sortedBy(list.id, field, means === 'down', hand);
};

/** “Prices in pounds” is about money; figures of other languages are written otherwise. */
const units: BySlots = ({ slots: { to = '' }, part, hand }) => {
  if (hand.design.language !== 'en' || hand.spoken.has(part, 'price')) return undefined;
  return made(
    textsOf(hand.design).flatMap(({ component, path, text }): SingleOperation[] => {
      const next = inUnit(text, to);
      return next !== text && fits(component, path, next)
        ? [{ op: 'text.set', id: component.id, path, text: next }]
        : [];
    }),
  );
};

/** Changes made from the slots alone, where no plain order says them. */
export const bySlots: Readonly<Record<string, BySlots>> = {
  'add-row': addRow,
  row: setRow,
  color: setColor,
  type: setType,
  count: setCount,
  remove,
  sort,
  money: units,
};
