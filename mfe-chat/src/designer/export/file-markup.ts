import { escape } from './markup';
import type { Choice, Frame, Grid } from './frames';
import { choiceOf, namesOf } from './record';
import type { Effect, Recorder } from './recorder';
import type { TreeNode } from './tree';

/** A choice as the file has it: the number of a word, or key, usual choice, and the values that choose otherwise. */
type Written = number | (number | Written)[];
type Slot = [node: number, name: string, choice: Written];

const empty = new Set(['input', 'br', 'img', 'hr']);

/** Writes elements, and gathers what the file shares: style rules, words and what changes. */
export function createFile(recorder: Recorder) {
  const rules = new Map<string, string>();
  const words = new Map<string, number>();
  const taps = new Map<string, number>();
  const effects = recorder.effects();
  const used: Effect[] = [];
  const slots: Slot[] = [];
  let nodes = 0;

  const numberOf = (word: string): number => {
    if (!words.has(word)) words.set(word, words.size);
    return words.get(word) ?? 0;
  };
  const classOf = (style: string): string => {
    if (!rules.has(style)) rules.set(style, `s${rules.size}`);
    return rules.get(style) ?? '';
  };
  const tapOf = (tap: string): string => {
    if (!taps.has(tap)) {
      taps.set(tap, taps.size);
      used.push(effects[Number(tap)] ?? { sets: [], copies: [] });
    }
    return String(taps.get(tap));
  };
  /** The name and value that the file has for one of the tree. */
  const nameIn = (name: string) => (name === 'style' ? 'class' : name);
  const valueIn = (name: string, value: string): string => {
    if (name === 'style') return classOf(value);
    return name === 'data-tap' || name === 'data-enter' ? tapOf(value) : value;
  };

  function written(name: string, choice: Choice<string | null>): Written {
    if ('value' in choice)
      return typeof choice.value === 'string' ? numberOf(valueIn(name, choice.value)) : -1;
    const choices = choice.choices.map((each) => written(name, each));
    const texts = choices.map((each) => JSON.stringify(each));
    const times = (text: string | undefined) => texts.filter((each) => each === text).length;
    const usual = texts.reduce((most, text) => (times(text) > times(most) ? text : most));
    const other = choices.flatMap((each, at) => (texts[at] === usual ? [] : [at, each]));
    return [recorder.indexOf(choice.key), JSON.parse(usual) as Written, ...other];
  }

  const opened = (tag: string, attributes: [string, string][]) =>
    `<${tag}${attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('')}>`;

  function element(tag: string, attributes: [string, string][], text: string, kids: string) {
    const own = attributes
      .filter(([name]) => !(tag === 'textarea' && name === 'value'))
      .map(([name, value]): [string, string] => [nameIn(name), valueIn(name, value)]);
    const value = tag === 'textarea' ? attributes.find(([name]) => name === 'value')?.[1] : '';
    const content = escape(text) + escape(value ?? '') + kids;
    return empty.has(tag) ? opened(tag, own) : `${opened(tag, own)}${content}</${tag}>`;
  }

  function framed(frame: Frame, grids: Grid[]): string {
    const [node] = frame.at.values();
    if (!node) return '';
    const attributes = new Map(Object.entries(node.attributes));
    const number = nodes;
    const before = slots.length;
    for (const name of namesOf(frame)) {
      const choice = choiceOf(frame, name, grids);
      const value = 'value' in choice ? choice.value : undefined;
      const typed = typeof value === 'string' ? recorder.typedIn(value) : undefined;
      if ('key' in choice) slots.push([number, nameIn(name), written(name, choice)]);
      else if (typed !== undefined)
        slots.push([number, nameIn(name), [typed, written(name, choice)]]);
      else if (typeof value === 'string' && name !== '#') attributes.set(name, value);
    }
    if (slots.length > before) {
      attributes.set('data-n', String(number));
      nodes++;
    }
    const kids = frame.kids.map((kid) => framed(kid, grids)).join('');
    return element(frame.tag, [...attributes], node.text ?? '', kids);
  }

  /** A tree in which some elements hold recorded parts instead of what the tree has. */
  function plain(node: TreeNode, partOf: (id: string) => string | undefined): string {
    const part = partOf(node.attributes['data-id'] ?? '');
    const kids = part ?? node.kids.map((kid) => plain(kid, partOf)).join('');
    return element(node.tag, Object.entries(node.attributes), node.text ?? '', kids);
  }

  return {
    framed,
    plain,
    css: () =>
      [...rules].map(([style, name]) => `.${name}{${style.replaceAll('<', '')}}`).join('\n'),
    data: (more: object) => ({ ...more, words: [...words.keys()], slots, effects: used }),
  };
}
