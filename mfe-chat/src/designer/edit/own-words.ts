import type { AppDesign } from '../model/app-design';
import { sayIn } from '../model/controls';
import type { Component } from '../model/components';
import { picturesOf } from './pictures-of';
import { rowsOf } from './read/visible';

const words = /\p{L}{2}/u;
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
const initialsOf = (title: string) =>
  (title.match(/\p{L}/gu) ?? ['A']).slice(0, 2).join('').toLocaleUpperCase();

/** Keys whose text names the subject of the component or item. */
const subject = new Set([
  'title',
  'name',
  'label',
  'question',
  'text',
  'ask',
  'front',
  'back',
  'note',
  'caption',
  'eyebrow',
  'placeholder',
  'by',
  'group',
  'unit',
]);
/** Keys whose strings are ids, not visible text. */
const names = new Set(['type', 'id', 'do', 'to', 'as', 'icon', 'picture', 'ground', 'paint']);

/** Rewrites an example with the design's nouns; undefined if foreign content or another language would remain. */
export function inOwnWords(design: AppDesign, example: Component): Component | undefined {
  const many = capital(design.domain.many);
  const rows = rowsOf(design).map(({ title }) => title);
  const titles = rows.length > 0 ? rows : [many];
  const [picture] = picturesOf(design);
  let isForeign = false;
  const said = (text: string): string => {
    const own = sayIn(design, text);
    isForeign ||= own === text && design.language !== 'en' && words.test(text);
    return own;
  };
  const filled = (value: unknown, key: string, item: number | undefined): unknown => {
    if (typeof value === 'string') return worded(value, key, item);
    if (Array.isArray(value)) return value.map((each, index) => filled(each, key, index));
    if (typeof value !== 'object' || value === null) return value;
    const each = value as Record<string, unknown>;
    if (each['do'] === 'toggle')
      return { ...each, says: sayIn(design, 'Saved'), off: sayIn(design, 'Not saved') };
    // People in examples fit every subject and keep their names.
    const isPerson = 'initials' in each;
    return Object.fromEntries(
      Object.entries(each).map(([name, inner]) => [
        name,
        isPerson && (name === 'name' || name === 'initials') ? inner : filled(inner, name, item),
      ]),
    );
  };
  const worded = (text: string, key: string, item: number | undefined): string => {
    if (key === 'picture') {
      isForeign ||= picture === undefined;
      return picture ?? text;
    }
    if (names.has(key) || (key === 'unit' && !words.test(text)) || !words.test(text)) return text;
    if (key === 'unit') return design.domain.many;
    const title = titles[(item ?? 0) % titles.length]!;
    if (key === 'initials') return initialsOf(title);
    if (item !== undefined) return subject.has(key) || isList(example, key) ? title : said(text);
    return subject.has(key) ? many : said(text);
  };
  const part = filled(example, '', undefined) as Component;
  return isForeign ? undefined : part;
}

const isList = (example: Component, key: string) =>
  ['options', 'answers', 'groups', 'spans', 'columns', 'labels', 'names'].includes(key) &&
  key in example;
