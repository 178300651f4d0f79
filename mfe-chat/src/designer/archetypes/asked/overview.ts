import { clip } from '../../compose/clip';
import type { Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import type { Row } from '../../model/parts';
import { referencesIn } from '../../model/references';
import { usual, type AppContext } from '../context';
import type { Reading } from '../reading';

/** Rows of each preview; twice as many if few parts would leave the screen half empty. */
const shown = 2;
const few = 2;
const mostParts = 4;
/** Components that the overview shows in full. */
const whole = new Set<Component['type']>([
  'balance-card',
  'bar-chart',
  'goal',
  'metric',
  'player',
  'stats-row',
  'streak',
  'tiles',
  'visit-card',
]);

/** Returns a preview of a screen; undefined if it has nothing short to show. */
function previewOf(screen: Screen, context: AppContext, most: number): Component | undefined {
  const id = context.id('preview');
  const listOf = (rows: readonly Row[]): Component => ({
    type: 'list',
    id,
    arrangement: 'list',
    rows: rows.slice(0, most),
  });
  for (const part of screen.components) {
    if (part.type === 'list') return listOf(part.rows);
    if (part.type === 'calendar' && part.agenda) return listOf(part.agenda);
    if (part.type === 'checklist') return { ...part, id, tasks: part.tasks.slice(0, most + 1) };
    if (part.type === 'messages')
      return listOf(
        part.messages
          .filter(({ from }) => from === 'them')
          .slice(-1)
          .map(({ text, at }) => ({
            title: clip(text, 60),
            value: at,
            lead: { as: 'icon', icon: 'message-circle' },
            tint: 2,
            action: { do: 'go', to: screen.id },
          })),
      );
    if (whole.has(part.type)) return { ...part, id };
  }
  return undefined;
}

const leadsTo = ({ components }: Screen, to: string): boolean =>
  components.some((part) =>
    [...referencesIn(part)].some(({ id, of }) => of === 'screen' && id === to),
  );

export function withOverview(
  screens: readonly Screen[],
  { screens: listed }: Reading,
  context: AppContext,
): Screen[] {
  const [home, ...others] = screens;
  if (home?.id !== 'home' || home.components.length > 1) return [...screens];
  const names = listed.map(({ name }) => name.toLowerCase());
  const parts = others.filter(({ name }) => names.includes(name.toLowerCase()));
  const previews = parts.flatMap((screen) => {
    const preview = previewOf(screen, context, parts.length > few ? shown : 2 * shown);
    return preview ? [{ screen, preview }] : [];
  });
  const components: Component[] = [
    {
      type: 'cover',
      id: context.id('cover'),
      ground: 'hero',
      eyebrow: usual(context, 'welcome'),
      title: clip(context.app, 60),
      size: context.app.length > 16 ? 34 : 40,
      height: 140,
    },
    ...previews.slice(0, mostParts).flatMap(({ screen: { id, name }, preview }): Component[] => [
      {
        type: 'section',
        id: context.id('section'),
        title: clip(name, 30),
        link: { label: usual(context, 'all'), action: { do: 'go', to: id } },
      },
      preview,
    ]),
  ];
  // No part leads to the record of the archetype.
  const isLed = (screen: Screen) =>
    others.some((other) => other !== screen && leadsTo(other, screen.id));
  const kept = others.filter((screen) => parts.includes(screen) || isLed(screen));
  return [{ ...home, top: 'hero', components }, ...kept];
}
