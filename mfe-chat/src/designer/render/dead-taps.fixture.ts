import { createElement, type ReactNode } from 'react';
import { swiftPaint } from './swift-paint.fixture';
import { treeOf, type TreeNode } from './tree.fixture';
import type { AppDesign } from '../model/app-design';
import { screenOf } from '../model/find';
import { perform } from './act';
import { drawInRole } from './in-role';
import { misnamedIn } from './label-in-name.fixture';
import type { Phone } from './phone';
import type { StateValue } from './component-state';
import { trackedState } from './tracked-state';
import { TabBar } from './tab-bar';

interface Held {
  screen: string;
  values: ReadonlyMap<string, StateValue>;
  trail: readonly string[];
  said: string;
}

/** Limits the explored states per screen, because counters never end. */
const STATES = 40;

interface Handle {
  path: string;
  label: string;
  run: () => void;
}

/** A selected radio and the current tab change nothing. */
const isSettled = ({ attributes }: TreeNode) =>
  (attributes['role'] === 'radio' && attributes['aria-checked'] === 'true') ||
  'aria-current' in attributes ||
  'disabled' in attributes;

const wordsOf = (node: TreeNode): string =>
  node.attributes['aria-label'] ?? node.text ?? node.kids.map(wordsOf).join(' ').trim();

/** Visible output: elements, attributes and texts, without handlers. */
const looksOf = (trees: readonly TreeNode[]): string =>
  trees
    .map(({ tag, text, kids, attributes }) => {
      const said = Object.entries(attributes).map(([name, value]) => `${name}=${value}`);
      return `<${tag} ${said.join(' ')}>${text ?? ''}${looksOf(kids)}`;
    })
    .join('');

function handlesIn(nodes: readonly TreeNode[], path = ''): Handle[] {
  return nodes.flatMap((node, index) => {
    const here = `${path}/${node.key}${node.key.includes('/') ? '' : index}`;
    const own: Handle[] = [];
    const { tap, type } = node;
    if (tap && !isSettled(node))
      own.push({ path: `${here} ${wordsOf(node)}`, label: wordsOf(node), run: () => tap({}) });
    if (type)
      own.push({
        path: here,
        label: wordsOf(node),
        run: () => type({ currentTarget: { value: `${node.attributes['value'] ?? ''}7` } }),
      });
    return [...own, ...handlesIn(node.kids, here)];
  });
}

interface Drawing {
  reads: Map<string, StateValue | undefined>;
  looks: string;
  handles: Handle[];
}

/**
 * Uses every control on each reachable screen and reports those without effect, unreachable screens and names without
 * their visible text (WCAG 2.5.3). Components are functions of the phone, so no page is needed.
 */
export function crawl(design: AppDesign) {
  const paint = swiftPaint(design.look);
  const dead: string[] = [];
  const misnamed = new Set<string>();
  let taps = 0;
  let now: Held = { screen: design.start, values: new Map(), trail: [], said: '' };
  let reads: Drawing['reads'] = new Map();

  const phoneOf = (screen: string): Phone => ({
    design,
    screen: screenOf(design, screen),
    paint,
    live: true,
    state: trackedState({
      read: ({ name }, initial) => {
        reads.set(name, now.values.get(name));
        return now.values.get(name) ?? initial;
      },
      write: ({ name }, value) => {
        now = { ...now, values: new Map(now.values).set(name, value) };
      },
    }),
    act: (action, source) =>
      perform(phoneOf(now.screen), action, source, {
        go: (to) => (now = { ...now, screen: to, trail: [...now.trail, now.screen] }),
        back: () => {
          const to = now.trail.at(-1) ?? design.start;
          now = { ...now, screen: to, trail: now.trail.slice(0, -1) };
        },
        say: (said) => (now = { ...now, said }),
      }),
  });

  const drawings = new Map<string, Drawing[]>();
  function drawingOf(place: string, element: ReactNode): Drawing {
    const known = drawings.get(place) ?? [];
    const same = known.find((drawing) =>
      [...drawing.reads].every(([key, value]) => now.values.get(key) === value),
    );
    if (same) return same;
    reads = new Map();
    const trees = treeOf(element, place);
    for (const each of misnamedIn(trees)) misnamed.add(`${place}: ${each}`);
    const drawing = { reads, looks: looksOf(trees), handles: handlesIn(trees) };
    drawings.set(place, [...known, drawing]);
    return drawing;
  }

  function draw(held: Held) {
    now = held;
    const phone = phoneOf(held.screen);
    const { id, components, tabBar } = phone.screen;
    const parts = components.map((component) =>
      drawingOf(`${id} ${component.id}`, drawInRole(component, phone)),
    );
    if (tabBar && design.tabs.length > 0)
      parts.push(drawingOf(`${id} tabs`, createElement(TabBar, { phone })));
    return {
      looks: parts.map(({ looks }) => looks).join(''),
      handles: parts.flatMap(({ handles }) => handles),
    };
  }

  const reached = new Set([design.start]);
  const queue: Held[] = [now];

  function tryAll(first: Held): void {
    const used = new Set<string>();
    const states: Held[] = [first];
    for (const held of states) {
      const { looks, handles } = draw(held);
      for (const { path, label, run } of handles) {
        if (used.has(path)) continue;
        used.add(path);
        taps += 1;
        now = held;
        run();
        const next = now;
        if (next.screen !== held.screen) {
          if (!reached.has(next.screen)) queue.push({ ...next, said: '' });
          reached.add(next.screen);
          continue;
        }
        const isSaid = next.said !== held.said && next.said !== '';
        const drawn = draw(next);
        if (drawn.looks !== looks) {
          const brings = drawn.handles.some((handle) => !used.has(handle.path));
          if (brings && states.length < STATES) states.push({ ...next, said: '' });
        } else if (!isSaid) dead.push(`${held.screen}: ${label} (${path})`);
      }
    }
  }

  for (const held of queue) tryAll(held);
  const missed = design.screens.map(({ id }) => id).filter((id) => !reached.has(id));
  return { dead, missed, misnamed: [...misnamed], taps };
}
