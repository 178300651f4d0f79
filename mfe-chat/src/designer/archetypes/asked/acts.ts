import type { Grammar } from '../../../content/grammar.schema';
import type { IconName } from '../../drawings/icon-names.generated';
import { clip } from '../../compose/clip';
import { stemOf } from '../../interpret/words';
import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { capitalise } from '../fill';
import type { PlannedScreen } from '../plan';
import type { ActReading } from '../reading';
import { isSaidIn, stemsIn, textStems } from './shown';

/** An act of the sentence as the app says it. */
interface Act extends ActReading {
  label: string;
  short: string;
}

const actsOf = (acts: readonly ActReading[], language: string): Act[] =>
  acts.map((act) => ({
    ...act,
    short: capitalise(`${act.verb} ${act.object}`.trim(), language),
    label: capitalise(
      act.label ?? (language === 'en' ? `${act.verb} ${act.object}`.trim() : act.words),
      language,
    ),
    // Its stem, as in the words of a screen.
    verb: stemOf(act.verb.toLowerCase()),
  }));

/** Gives the buttons that do what the sentence says its words: “Book {one}” becomes “Book a tasting”. */
function renamed(design: AppDesign, acts: readonly Act[]): { design: AppDesign; left: Act[] } {
  const left = [...acts];
  const named = (label: string, most: number): string => {
    const at = left.findIndex(({ verb, object }) => object !== '' && verb === stemsIn(label)[0]);
    const [act] = at < 0 ? [] : left.splice(at, 1);
    return act ? clip(act.short, most) : label;
  };
  const inPart = (part: Component): Component => {
    switch (part.type) {
      case 'button':
        return { ...part, label: named(part.label, 34) };
      case 'floating-button':
        return { ...part, label: named(part.label, 26) };
      case 'cover':
        return part.button
          ? { ...part, button: { ...part.button, label: named(part.button.label, 26) } }
          : part;
      default:
        return part;
    }
  };
  const screens = design.screens.map((screen) => ({
    ...screen,
    components: screen.components.map(inPart),
  }));
  return { design: { ...design, screens }, left };
}

/** Forms, by the ids that archetypes give them. */
const forms = ['new', 'post', 'write', 'ask', 'join', 'sell', 'record', 'add'];

/** Where an act is done: on the screen that speaks of its object, else in the form. */
function placeOf({ verb, object }: Act, screens: readonly Screen[]): string | undefined {
  const said = stemsIn(object);
  const others = screens.filter(({ id }) => id !== 'home');
  const score = (screen: Screen) => {
    const name = new Set(stemsIn(`${screen.name} ${screen.id.replaceAll('-', ' ')}`));
    const all = textStems(screen);
    return (
      (name.has(verb) ? 4 : 0) +
      said.filter((stem) => name.has(stem)).length * 3 +
      (all.has(verb) ? 2 : 0) +
      said.filter((stem) => all.has(stem)).length
    );
  };
  const best = others
    .map((screen) => ({ id: screen.id, score: score(screen) }))
    .sort((a, b) => b.score - a.score)[0];
  if (best && best.score > 1) return best.id;
  return others.find(({ id }) => forms.includes(id))?.id ?? others[0]?.id;
}

/** Puts parts before the first rows of a screen: its head stays what it is. */
export function insert(screen: Screen, parts: readonly Component[]): Screen {
  const { components } = screen;
  const at = components.findIndex(
    ({ type }, index) => index > 0 && ['section', 'list', 'shelf', 'checklist'].includes(type),
  );
  const place = at < 0 ? Math.min(1, components.length) : at;
  return {
    ...screen,
    components: [...components.slice(0, place), ...parts, ...components.slice(place)],
  };
}

type Ways = NonNullable<Grammar['ways']>;

const icons: Readonly<Record<keyof Ways, IconName>> = {
  see: 'search',
  hear: 'play',
  remind: 'bell',
  send: 'send',
  give: 'hand-heart',
  swap: 'repeat',
  choose: 'list-checks',
};

/** Most acts that the first screen shows. */
const mostShown = 6;

/**
 * The app with what the sentence says that people do: as words of its buttons; what has none stands on the first screen, by what
 * its verb asks for. Acts of two sides in turn are the steps of a record.
 */
export function withActs(
  design: AppDesign,
  readings: readonly ActReading[],
  planned: readonly PlannedScreen[],
  id: (wanted: string) => string,
  ways: Grammar['ways'],
  one: string,
): AppDesign {
  const acts = actsOf(readings, design.language);
  const { design: named, left } = renamed(design, acts);
  const [home, ...others] = named.screens;
  if (!home) return named;
  const wayOf = ({ verb }: Act) =>
    (Object.keys(icons) as (keyof Ways)[]).find((way) =>
      ways?.[way].some((each) => stemOf(each) === verb),
    );
  const told = acts.filter((act) => wayOf(act) !== undefined && act.object !== '');
  const isChain = told.length > 2 && new Set(told.map(({ by }) => by)).size > 1;
  const shown = left
    .filter((act) => act.isWay || (wayOf(act) !== undefined && act.label.includes(' ')))
    .filter((act) => !isSaidIn(named.screens, act.label) && !(isChain && told.includes(act)))
    .slice(0, mostShown);
  const iconOf = (act: Act, to: string | undefined): IconName => {
    const way = wayOf(act);
    return way ? icons[way] : (planned.find((screen) => screen.id === to)?.icon ?? 'arrow-right');
  };
  const reminders = shown.filter((act) => wayOf(act) === 'remind');
  const [first, ...rest] = shown.filter((act) => !reminders.includes(act));
  const isButton = first !== undefined && first.label.length <= 34;
  const rows = isButton || first === undefined ? rest : [first, ...rest];
  const parts: Component[] = [];
  if (isChain)
    parts.push({
      type: 'steps',
      id: id('act'),
      label: clip(capitalise(one, design.language), 40),
      at: 1,
      steps: told
        .slice(0, 6)
        .map(({ label }, index) => ({ title: clip(label, 60), note: String(index + 1) })),
      next: '→',
    });
  const to = first && placeOf(first, named.screens);
  if (isButton && to !== undefined)
    parts.push({
      type: 'button',
      id: id('act'),
      label: first.label,
      action: { do: 'go', to },
      icon: iconOf(first, to),
    });
  if (rows.length > 0)
    parts.push({
      type: 'list',
      id: id('acts'),
      arrangement: 'list',
      rows: rows.map((act, index) => {
        const place = placeOf(act, named.screens);
        return {
          title: clip(act.label, 60),
          tint: index % 5,
          lead: { as: 'icon' as const, icon: iconOf(act, place) },
          ...(place === undefined ? {} : { action: { do: 'go' as const, to: place } }),
        };
      }),
    });
  if (reminders.length > 0)
    parts.push({
      type: 'toggles',
      id: id('remind'),
      label: clip(reminders[0]?.short ?? one, 40),
      options: reminders.map(({ label }) => ({ title: clip(label, 60), on: true })),
    });
  return parts.length === 0 ? named : { ...named, screens: [insert(home, parts), ...others] };
}
