import type { AppDesign } from '../../model/app-design';
import type { Component } from '../../model/components';
import { carriedOver, isLike, reworded } from './aligned';
import { colorsIn, stylesIn } from './look-words';
import { done, type Hand, type Becomes } from './hand';
import { bared, textOf } from './names';
import { nounOf, type Noun } from './pair';
import { remake } from './remake';
import { isNoun } from './row-becomes';
import type { Token } from './tokens';
import { wordsOf } from '../../interpret/words';

/** Tells whether words mean the records: the app’s noun, rows, the list, or “it”. */
function isRecords(tokens: readonly Token[], hand: Hand): boolean {
  const { spoken, design } = hand;
  const rest = bared(
    spoken.rest(bared(tokens, hand), 'rowword', 'part:list', 'it', 'app', 'the'),
    hand,
  );
  if (rest.length === 0) return true;
  if (isNoun(rest, hand)) return true;
  const own = new Set(
    [design.domain.one, design.domain.many].flatMap((noun) =>
      wordsOf(noun).map(({ single }) => single),
    ),
  );
  // “The lawn care jobs”: the noun plus a word of a screen name.
  const named = new Set(
    design.screens.flatMap(({ name }) => wordsOf(name).map(({ single }) => single)),
  );
  return (
    rest.some(({ single }) => own.has(single) || named.has(single)) &&
    rest.every(({ single }) => own.has(single) || named.has(single))
  );
}

/** Replaces the records only if the app's noun is named: “it” or “a row” is ambiguous. */
export const aboutOther: Becomes = (from, to, hand) =>
  isNoun(bared(from, hand), hand) ? aboutAny(from, to, hand) : undefined;

export const aboutAny: Becomes = async (from, to, hand) => {
  const { design, options, spoken } = hand;
  const wanted = bared(spoken.trimmed(bared(to, hand), 'everywhere', 'about', 'instead'), hand);
  const last = wanted.at(-1);
  if (spoken.lengthAt(from, 0, 'add') > 0) return undefined;
  if (!last || wanted.length > 4 || !isRecords(from, hand)) return undefined;
  if (colorsIn(wanted, hand).length + stylesIn(wanted, hand).length > 0) return undefined;
  if (
    spoken.has(
      wanted,
      'first',
      'second',
      'last',
      'top',
      'bottom',
      'above',
      'below',
      'bigger',
      'smaller',
      'tab',
      'screen',
    )
  )
    return undefined;
  const typed = textOf(wanted, hand).replace(/[.!?。]+$/u, '');
  const noun = nounOf(typed.toLowerCase(), last.plain !== last.single, design.language);
  const [before, after] = [
    await remake(design, {}, options),
    await remake(design, { subject: noun }, options),
  ];
  if (!after) return undefined;
  const made =
    before && isLike(design, before)
      ? carriedOver(design, before, after)
      : withRecords(design, after, noun);
  return done({ op: 'records.about', ...noun, ...made });
};

const recordsOf = ({ screens }: AppDesign) => {
  const parts = screens.flatMap(({ components }) => components);
  const list = parts.find(({ type }) => type === 'list');
  const detail = parts.find(({ type }) => type === 'detail');
  return {
    rows: list?.type === 'list' ? list.rows : [],
    records: detail?.type === 'detail' ? detail.records : [],
  };
};

/** Moves the records of another app into this one and renames the noun in all texts. */
function withRecords(design: AppDesign, donor: AppDesign, { one, many }: Noun) {
  const { rows, records } = recordsOf(donor);
  const at = <Item>(list: readonly Item[], index: number): Item | undefined =>
    list[index % Math.max(1, list.length)];
  const titles = new Map<string, string>();
  const lists = (component: Component): Component => {
    if (component.type === 'list')
      return {
        ...component,
        rows: component.rows.map((row, index) => {
          const next = at(rows, index);
          if (
            !next ||
            (row.lead === undefined && row.value === undefined && row.note === undefined)
          )
            return row;
          titles.set(row.title, next.title);
          const { note, value, lead } = next;
          const { note: _note, value: _value, lead: _lead, group: _group, ...own } = row;
          return {
            ...own,
            title: next.title,
            ...(note ? { note } : {}),
            ...(value ? { value } : {}),
            ...(lead ? { lead } : {}),
            ...(row.group ? { group: row.group } : {}),
          };
        }),
      };
    if (component.type === 'checklist')
      return {
        ...component,
        tasks: component.tasks.map((task, index) => {
          const next = at(rows, index);
          if (!next) return task;
          titles.set(task.title, next.title);
          const { lead: _lead, ...own } = task;
          return {
            ...own,
            title: next.title,
            ...(next.note ? { note: next.note } : {}),
            ...(next.lead ? { lead: next.lead } : {}),
          };
        }),
      };
    if (component.type === 'detail')
      return {
        ...component,
        records: component.records.map((record, index) => {
          const next = at(records, index);
          if (next) titles.set(record.title, next.title);
          return next ? { ...next, tint: record.tint } : record;
        }),
      };
    return component;
  };
  const changed = design.screens.map((screen) => ({
    ...screen,
    components: screen.components.map(lists),
  }));
  const nouns = nounPairs(design, { one, many });
  const screens = reworded(changed, titles).map((screen) => renamed(screen, nouns));
  return {
    screens,
    tabs: design.tabs.map((tab) => ({ ...tab, label: renamed(tab.label, nouns) })),
  };
}

const nounPairs = ({ domain }: AppDesign, { one, many }: Noun): (readonly [RegExp, string])[] =>
  (
    [
      [domain.many, many],
      [domain.one, one],
    ] as const
  ).map(([from, to]) => [
    new RegExp(
      `(?<![\\p{L}\\p{N}])${from.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    to,
  ]);

function renamed<Value>(value: Value, pairs: readonly (readonly [RegExp, string])[]): Value {
  const change = (each: unknown, key?: string): unknown => {
    if (typeof each === 'string') {
      if (
        ['id', 'type', 'to', 'do', 'list', 'field', 'icon', 'picture', 'as', 'text'].includes(
          key ?? '',
        )
      )
        return each;
      return pairs.reduce(
        (text, [from, to]) =>
          text.replace(from, (found) =>
            /^\p{Lu}/u.test(found) ? to.slice(0, 1).toUpperCase() + to.slice(1) : to,
          ),
        each,
      );
    }
    if (Array.isArray(each)) return each.map((item) => change(item, key));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([name, item]) => [name, change(item, name)]),
    );
  };
  return change(value) as Value;
}
