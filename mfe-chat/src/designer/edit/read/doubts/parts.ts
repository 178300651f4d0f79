import { wordsOf } from '../../../interpret/words';
import type { Hand } from '../hand';
import { tokensOf, type Token } from '../tokens';
import { shownIn } from '../visible';
import { tabsIn, type Check } from './check';

/** A component that is there already: “The buttons, please”. */
const existsAlready: Check = (operation, clause, hand) => {
  const { spoken, design } = hand;
  if (operation.op !== 'component.add' || spoken.has(clause, 'add')) return false;
  const { type } = operation.component;
  const [said] = spoken.named(clause, 'part').filter(({ name }) => name === type);
  const at = said ? said.at - 1 : -1;
  const isKnown =
    at >= 0 &&
    spoken.lengthAt(clause, at, 'the') > 0 &&
    spoken.lengthAt(clause, at, 'indefinite') === 0;
  const kinds = type === 'button' ? [type, 'floating-button'] : [type];
  // “Show the map on the home page” may add it there.
  const isPlaced = spoken.has(clause, 'show', 'want', 'on', 'home', 'screen');
  return (
    isKnown &&
    shownIn(design).some(
      ({ component, screen }) =>
        kinds.includes(component.type) && (!isPlaced || screen.id === operation.screen),
    )
  );
};

/** Another component than the named one: unknown words, like “toplantı”, must be in the component or its screen. */
const isOtherPart: Check = (operation, clause, hand) => {
  const { spoken, design, language } = hand;
  if (operation.op !== 'component.remove' || language === 'en') return false;
  const said = spoken.rest(clause, ...spoken.listNames());
  const shown = shownIn(design).find(({ component }) => component.id === operation.id);
  if (said.length === 0 || !shown) return false;
  const { screen, component } = shown;
  const before = screen.components[screen.components.indexOf(component) - 1];
  const own = wordsOf(
    JSON.stringify([screen.name, component, before?.type === 'section' ? before : '']),
  );
  const isOwn = ({ plain, single }: Token) =>
    own.some(
      (word) =>
        word.plain === plain ||
        word.single === single ||
        (plain.length > 4 && word.plain.startsWith(plain.slice(0, -2))),
    );
  return !said.some(isOwn);
};

/** An order of tabs read as a new component: “The chart needs to be the last tab”. */
const isTabOrder: Check = ({ op }, clause, { spoken }) =>
  op === 'component.add' &&
  spoken.has(clause, 'tab') &&
  spoken.lengthAt(clause, 0, 'the') > 0 &&
  spoken.lengthAt(clause, 0, 'indefinite') === 0 &&
  spoken.has(clause, 'first', 'second', 'third', 'last');

/** Invented records read as a component: “Take yours out”. */
const meansRecords: Check = ({ op }, clause, { spoken }) =>
  /^(?:component|feature|screen)\.remove$/u.test(op) && spoken.has(clause, 'invented');

/** A judgement read as the name of a screen: “The third tab is superfluous”. */
const isJudgement: Check = (operation, _clause, { spoken }) =>
  operation.op === 'screen.rename' && spoken.lengthAt(tokensOf(operation.name), 0, 'judged') > 0;

/** A position on a screen read as an order of tabs, “Notices at the top of Today”, or a form read as rows. */
const isOnPage: Check = (operation, clause, { spoken, design }) =>
  (/^(?:tabs|start)\.set$/u.test(operation.op) &&
    spoken.has(clause, 'top', 'bottom') &&
    (spoken.has(clause, 'screen') || tabsIn(clause, design) > 1) &&
    !spoken.has(clause, 'tab')) ||
  (operation.op === 'row.add' && !('list' in operation) && spoken.has(clause, 'formword'));

/** Something unwanted that is added: “We need no scanner”. */
const addsUnwanted: Check = ({ op }, clause, { spoken, before = [] }) =>
  op.endsWith('.add') &&
  ([clause, before].some((said) => spoken.has(said, 'needless')) ||
    spoken.lengthAt(clause, 0, 'remove') > 0) &&
  !spoken.has(spoken.rest(clause, 'needless'), 'add', 'insteadof', 'replace');

/** Returns what to remove from a position: “the badge” on the chat; undefined without a position. */
export function beforePlace(
  clause: readonly Token[],
  spoken: Hand['spoken'],
): readonly Token[] | undefined {
  const said = spoken.rest(clause, 'remove', 'removeend', 'polite', 'joints', 'no');
  const on = spoken.find(said, 'on');
  const object = on && spoken.rest(said.slice(0, on.at), 'the', 'it');
  return object && object.length > 0 ? object : undefined;
}

/** A position that is removed: “Lose the badge on the chat” keeps the chat. */
const removesPosition: Check = (operation, clause, { design, spoken }) => {
  if (operation.op !== 'feature.remove' && operation.op !== 'screen.remove') return false;
  const name =
    operation.op === 'screen.remove'
      ? design.screens.find(({ id }) => id === operation.screen)?.name
      : undefined;
  const object = spoken.has(clause, 'screen', 'tab') ? undefined : beforePlace(clause, spoken);
  const own = new Set(tokensOf(name ?? '').map(({ bare }) => bare));
  return (
    object !== undefined &&
    spoken.named(object, 'part').length === 0 &&
    !object.some(({ bare }) => own.has(bare))
  );
};

export const partChecks: readonly Check[] = [
  addsUnwanted,
  existsAlready,
  isOtherPart,
  isTabOrder,
  meansRecords,
  isJudgement,
  isOnPage,
  removesPosition,
];
