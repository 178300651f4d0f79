import { clip } from '../../compose/clip';
import { stemOf } from '../../interpret/words';
import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { capitalise } from '../fill';
import type { PlannedScreen } from '../plan';
import type { ActReading } from '../reading';
import { isSaidIn, stemsIn, textStems } from './shown';

interface Act extends ActReading {
  label: string;
}

const actsOf = (acts: readonly ActReading[], language: string): Act[] =>
  acts.map((act) => ({
    ...act,
    label: capitalise(language === 'en' ? `${act.verb} ${act.object}`.trim() : act.words, language),
    verb: stemOf(act.verb.toLowerCase()),
  }));

/** Labels buttons with the acts of the sentence: “Book {one}” becomes “Book a tasting”. */
function renamed(design: AppDesign, acts: readonly Act[]): { design: AppDesign; left: Act[] } {
  const left = [...acts];
  const named = (label: string, most: number): string => {
    const at = left.findIndex(({ verb, object }) => object !== '' && verb === stemsIn(label)[0]);
    const [act] = at < 0 ? [] : left.splice(at, 1);
    return act ? clip(act.label, most) : label;
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

/** Ids of screens that archetypes use for forms. */
const forms = ['new', 'post', 'write', 'ask', 'join', 'sell', 'record', 'add'];

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

export function insert(screen: Screen, parts: readonly Component[]): Screen {
  const { components } = screen;
  const at = components.findIndex(
    ({ type }, index) => index > 0 && ['section', 'list', 'shelf', 'checklist'].includes(type),
  );
  const place = at < 0 ? components.length : at;
  return {
    ...screen,
    components: [...components.slice(0, place), ...parts, ...components.slice(place)],
  };
}

export function withActs(
  design: AppDesign,
  readings: readonly ActReading[],
  planned: readonly PlannedScreen[],
  id: (wanted: string) => string,
): AppDesign {
  const { design: named, left } = renamed(design, actsOf(readings, design.language));
  const act = left.find((each) => each.isWay && !isSaidIn(named.screens, each.label));
  const to = act && placeOf(act, named.screens);
  const [home, ...others] = named.screens;
  if (!home || !act || to === undefined) return named;
  const button: Component = {
    type: 'button',
    id: id('act'),
    label: clip(act.label, 34),
    action: { do: 'go', to },
    icon: planned.find((screen) => screen.id === to)?.icon ?? 'arrow-right',
  };
  return { ...named, screens: [insert(home, [button]), ...others] };
}
