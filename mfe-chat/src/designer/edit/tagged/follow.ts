import type { DesignOptions } from '../../design-from';
import { plainly, stemOf, wordsOf } from '../../interpret/words';
import { lexiconsFor } from '../../interpret/lexicon/lexicons';
import type { AppDesign } from '../../model/app-design';
import type { SingleOperation } from '../operation';
import { fieldMore } from '../read/add-field';
import { after, isEffective } from '../read/after';
import { clauseRead } from '../read/clause';
import { currencyIn } from '../read/currency-in';
import { isStopBetween } from '../read/clauses';
import { isDoubtful } from '../read/doubtful';
import { enumeratedIn } from '../read/enumerated';
import { framesOf } from '../read/frames';
import type { Focus, Hand, Outcome } from '../read/hand';
import { ordinalIn } from '../read/ordinals';
import { loosePicture } from '../read/loose-picture';
import { bared, capital, textOf } from '../read/names';
import type { Spoken } from '../read/spoken';
import { colorsIn, saysOnes } from '../read/look-words';
import { isNewPart } from '../read/parts-said';
import { spokenOf } from '../read/spoken-in';
import { tokensOf, typed, type Token } from '../read/tokens';
import type { Seen } from './features';
import { orderSpoken } from './order-words';
import { bySlots, roleSaid } from './by-slots';
import { namesGiven } from './names-given';
import { nearestSaid, surest } from './nearest-said';
import { kindOf, mayBe, ordersFor, type SlotTexts } from './orders';
import type { SlotName, Span, Tagged } from './tag';

export interface Asked {
  text: string;
  seen: Seen;
  change: Pick<Tagged, 'act' | 'means' | 'slots' | 'from' | 'to'>;
  language: string;
}

export type Followed = Pick<Outcome, 'operations' | 'focus'>;

async function otherWays(
  act: string,
  { to }: SlotTexts,
  hand: Hand,
  asSaid: Hand,
): Promise<Outcome | undefined> {
  if (to === undefined) return undefined;
  if (act === 'add-field') {
    const kind = /\d|^(?:the )?number\b|\bcount\b/iu.test(to) ? 'count' : 'text';
    return fieldMore(
      hand.spoken.has(tokensOf(to), 'yesno') ? 'yesno' : kind,
      capital(textOf(bared(tokensOf(to), asSaid), { ...asSaid, text: to })).slice(0, 80),
      hand,
    );
  }
  if (act !== 'picture') return undefined;
  for (const said of [to, ...to.split(/\s+/u).filter((word) => word.length > 2)]) {
    const order = `a picture of ${said}`;
    const outcome = await loosePicture(tokensOf(order), { ...hand, text: order });
    if (outcome && outcome.operations.length > 0) return outcome;
  }
  return undefined;
}

/** Splits a list into single requests: “the chat and the map”. */
function eachOf(asked: Asked, slot: SlotName): Asked[] {
  const { text, seen, change, language } = asked;
  const span = change.slots[slot];
  const own = spokenOf(language);
  if (!span || !own) return [];
  const spans: Span[] = [];
  for (let at = span.from; at < span.to; at += 1) {
    const last = spans.at(-1);
    const [before, token] = [seen.tokens[at - 1], seen.tokens[at]];
    const joint = own.lengthAt(seen.tokens, at, 'joints');
    if (joint > 0 && last) {
      at += joint - 1;
      spans.push({ from: at + 1, to: at + 1 });
    } else if (last && !(before && token && isStopBetween(text, before, token))) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  const full = spans.filter(({ from, to }) => to > from);
  return full.length < 2
    ? []
    : full.map((each) => ({
        ...asked,
        change: { ...change, slots: { ...change.slots, [slot]: each } },
      }));
}

const listSlot: Readonly<Record<string, SlotName>> = {
  remove: 'target',
  'add-field': 'to',
  'add-screen': 'to',
};

/** Reads the first order that the design can follow, item by item if several are named. */
export async function readOrders(
  asked: Asked,
  design: AppDesign,
  options: DesignOptions,
  focus?: Focus,
): Promise<Followed | undefined> {
  const slot = listSlot[asked.change.act];
  const each = slot ? eachOf(asked, slot) : [];
  // “A jersey number and a parent's name” are two facts.
  const areFacts = asked.change.act === 'add-field' && each.length > 0;
  const whole = areFacts ? undefined : await followed(asked, design, options, focus);
  if (whole || each.length === 0) return whole;
  const operations: SingleOperation[] = [];
  let now = design;
  for (const one of each) {
    const next = await followed(one, now, options, focus);
    if (!next) return areFacts ? followed(asked, design, options, focus) : undefined;
    operations.push(...next.operations);
    now = after(now, next.operations);
  }
  return { operations };
}

/** Quotes a slot that holds literal text. */
function saidIn(text: string, tokens: readonly Token[], isText: boolean): string {
  const [only] = tokens;
  const isQuoted = tokens.length === 1 && only?.quote !== undefined && !isText;
  return isQuoted ? `“${only.quote}”` : typed(text, tokens);
}

/** A new name is what the message gives as such, not what it replaces. */
function isNameOf(operation: SingleOperation, to: string | undefined): boolean {
  const names = namesGiven(operation);
  if (to === undefined || names.length === 0) return true;
  const given = wordsOf(to).map(({ plain }) => stemOf(plain));
  return names.some((name) => wordsOf(name).every(({ plain }) => given.includes(stemOf(plain))));
}

function isOfAct(
  operation: SingleOperation,
  act: string,
  { target, to }: SlotTexts,
  { spoken, design }: Hand,
): boolean {
  if (!mayBe[act]?.includes(kindOf(operation)) || !isNameOf(operation, to)) return false;
  // “Put the candles first” does not open the record of one.
  const isTab = (id: string) => design.tabs.some((tab) => tab.to === id);
  if (act === 'order' && operation.op === 'start.set' && !isTab(operation.screen)) return false;
  if (operation.op === 'design.rename') {
    const said = target === undefined ? [] : tokensOf(target);
    return (
      target?.toLowerCase() === design.name.toLowerCase() ||
      spoken.rest(said, 'app', 'the', 'it', 'named').length === 0
    );
  }
  // “The add button” is a button; “add” is not a noun of the app.
  const isPart = spoken.named(tokensOf(target ?? ''), 'part').length > 0;
  if (operation.op === 'noun.rename' && isPart && act === 'text') return false;
  // Titles of rows have their own operation.
  return act !== 'row' || operation.op !== 'text.set' || operation.path.includes('facts');
}

/** A new text is in the sentence: “Instead of hives everywhere” is of the order only. */
const isTyped = (operation: SingleOperation, text: string): boolean => {
  const said =
    operation.op === 'text.set' && !/\d/u.test(operation.text)
      ? operation.text
      : operation.op.endsWith('.rename') && 'name' in operation
        ? operation.name
        : operation.op === 'component.add' && operation.component.type === 'button'
          ? operation.component.label
          : '';
  return plainly(text).includes(plainly(said ?? ''));
};

/** Tells whether a name without a target belongs to the app: “call it …”. */
function isOfApp(part: readonly Token[], to: string, hand: Hand): boolean {
  const { spoken } = hand;
  const name = new Set(tokensOf(to).map(({ plain }) => plain));
  const rest = part.filter(({ plain }) => !name.has(plain));
  // “Name pot 5 Old Harbour Wall” names a row.
  const isRow = !spoken.has(rest, 'app') && rest.some(({ plain }) => /\d/u.test(plain));
  // “Call the jobs 'tickets'” names something else, here or not.
  const call = spoken.find(rest, 'call');
  const called = call ? rest.slice(call.at + call.length) : [];
  const isThing = spoken.rest(called, ...spoken.listNames()).length > 0;
  const isOther =
    isRow || isThing || spoken.has(rest, 'headline', 'subtitle', 'main', 'screen', 'tab');
  return (
    !isOther &&
    spoken.named(rest, 'part').length === 0 &&
    spoken.has(rest, 'call', 'app', 'named', 'called')
  );
}

function isStrange(part: readonly Token[], spoken: Spoken): boolean {
  const words = spoken.rest(part, 'it', 'the', 'joints', 'closing', 'on', 'to');
  return spoken.rest(words, ...spoken.listNames()).length === words.length;
}

/** Returns the words between “a choice of” and a part: “lime, brown and” before “grey”. */
function chosenBefore(part: readonly Token[], { text, spoken }: Hand): string | undefined {
  const whole = tokensOf(text);
  const from = whole.find((_, at) => [...framesOf(spoken, 'choose', whole.slice(at))].length > 0);
  return from && text.slice(from.at, part[0]?.at);
}

const small = ['the', 'shouldbe', 'polite', 'set', 'use', 'want', 'show', 'on', 'to', 'joints'];

/** Returns a part with the words before it, from the last comma or stop. */
function clauseOf(part: readonly Token[], { text }: Hand): readonly Token[] {
  const whole = tokensOf(text);
  const start = whole.findIndex(({ at }) => at === part[0]?.at);
  const before = whole.findLastIndex((token, at) => {
    const last = whole[at - 1];
    return at > 0 && at <= start && last !== undefined && isStopBetween(text, last, token);
  });
  return [...whole.slice(Math.max(0, before), Math.max(0, start)), ...part];
}

/** Tells whether the clause around a part is “make … ” and holds no word of removal. */
function makesOther(part: readonly Token[], hand: Hand): boolean {
  const { spoken, text } = hand;
  const before = clauseOf(part, hand);
  const behind = tokensOf(text).filter(({ at }) => at >= (part.at(-1)?.end ?? 0));
  const stop = behind.findIndex((token, at) => {
    const last = at === 0 ? part.at(-1) : behind[at - 1];
    return last !== undefined && isStopBetween(text, last, token);
  });
  const clause = [...before, ...behind.slice(0, stop < 0 ? undefined : stop)];
  return spoken.lengthAt(clause, 0, 'set') > 0 && !spoken.has(clause, ...removing);
}

const removing = ['remove', 'no', 'less', 'fewer', 'needless', 'never', 'insteadof'];

const paintable = [
  'app',
  'cards',
  'colors',
  'corners',
  'everywhere',
  'font',
  'headline',
  'home',
  'letters',
  'lookword',
  'main',
  'onground',
  'partword',
  'picture',
  'screen',
  'subtitle',
  'tab',
  'themeword',
  'titles',
  'whole',
];

/** Rows and their states have no colours of their own: “the ones that bite”, “the fire exit line”. */
const isPaintable = (target: string, hand: Hand): boolean =>
  roleSaid(target, hand) !== undefined ||
  hand.spoken.named(tokensOf(target), 'part').length > 0 ||
  hand.spoken.has(tokensOf(target), ...paintable);

/** “Show earnings as a bar chart” gives no name; the article may stand before the slot. */
function givesPart(part: readonly Token[], to: readonly Token[], hand: Hand): boolean {
  const at = part.findIndex(({ plain }) => plain === to[0]?.plain);
  return isNewPart(to, hand) || (at > 0 && isNewPart(part.slice(at - 1, at + to.length), hand));
}

/** “Change the first plant to Monstera, £48” adds no row. */
function changesNth(part: readonly Token[], said: readonly Token[], spoken: Spoken): boolean {
  const at = part.findIndex((token) => token.plain === said[0]?.plain);
  const before = part.slice(0, Math.max(0, at));
  return (
    ordinalIn(before, spoken) !== undefined &&
    spoken.has(before, 'set', 'shouldbe', 'replace', 'rename')
  );
}

/** Tells whether the words contradict the predicted act. */
function isMisheard(
  { act }: Pick<Tagged, 'act'>,
  part: readonly Token[],
  { target, to = '' }: SlotTexts,
  hand: Hand,
): boolean {
  const { spoken } = hand;
  const said = tokensOf(to);
  const of = tokensOf(target ?? '');
  // “Owners are Baz, Little Dave and Sanj” is not about letters.
  const isOfNames = ['text', 'noun', 'row', 'about'].includes(act) || act.startsWith('add-');
  if (!isOfNames && enumeratedIn(part, hand)?.isProper) return true;
  // “I do not like the badge on the chat” adds no chat.
  if (act.startsWith('add-') && spoken.has(clauseOf(part, hand), 'never', 'needless')) return true;
  switch (act) {
    // “Filter by gauge” and “12 rounds” are not names of rows.
    case 'add-row':
      return (
        to.split(/[,;]\s*|\s(?:and|or)\s/u).every((piece) => /^\d/u.test(piece)) ||
        spoken.named(said, 'part').some(({ at }) => at === 0) ||
        changesNth(part, said, spoken)
      );
    // “Make the timer the biggest thing on the screen”
    case 'remove':
      return makesOther(part, hand);
    // Several names need several targets; a name without a target belongs to the app.
    case 'text':
      return (
        // “Add "Grandad Joe" to family groups” is not about a text “Add”.
        (part[0]?.plain === of[0]?.plain &&
          of.length === 1 &&
          spoken.lengthAt(part, 0, 'add') > 0 &&
          part[1]?.quote !== undefined) ||
        enumeratedIn(part, hand) !== undefined ||
        (target === undefined &&
          (/[,;]/u.test(to) || spoken.has(said, 'joints') || !isOfApp(part, to, hand)))
      );
    // “A choice of lime, brown and grey” lists values.
    case 'color': {
      if (target !== undefined && !isPaintable(target, hand)) return true;
      const between = chosenBefore(part, hand);
      if (saysOnes(part, hand)) return true;
      return Boolean(between) && !/[.;!?]|\sand\s/u.test(between ?? '');
    }
    // “Let people filter by size” names no other subject.
    case 'about':
      return !/\p{L}/u.test(to) || spoken.named(said, 'part').some(({ at }) => at === 0);
    // “The weight in pounds” is not a price.
    case 'money': {
      const at = part.findIndex(({ plain }) => plain === said[0]?.plain);
      const about = part.slice(0, Math.max(0, at));
      const isOfMoney = spoken.has(about, 'price', 'moneyword', 'it');
      return currencyIn(to) === '£' && !isOfMoney && spoken.rest(about, ...small).length > 0;
    }
    // Larger pictures do not mean larger letters.
    case 'type':
      return (
        isStrange(part, spoken) ||
        spoken.has(part, 'picture') ||
        spoken
          .named(of, 'part')
          .some(({ name }) => ['photo', 'gallery', 'camera', 'map', 'cover'].includes(name))
      );
    case 'density':
    case 'shape':
      return isStrange(part, spoken);
    // “Too cheerful, soften it” does not ask for dark mode.
    case 'mode':
      return (
        isStrange(part, spoken) ||
        (spoken.has(part, 'softer', 'muted', 'warmer', 'cooler') &&
          !spoken.has(part, 'dark', 'light'))
      );
    // The words after “instead of” name what is replaced.
    case 'replace': {
      const gone = spoken.find(part, 'insteadof');
      const behind = gone && spoken.trimmed(part.slice(gone.at + gone.length), 'the');
      return target === undefined && behind?.[0]?.plain === said[0]?.plain;
    }
    default:
      return false;
  }
}

/** The target that a change has without naming it: the part just changed, or what the other words name. */
function targetOf(
  act: string,
  part: readonly Token[],
  { to = '' }: SlotTexts,
  { design, focus, spoken }: Hand,
): string | undefined {
  if (act === 'order' && focus && 'screen' in focus)
    return design.screens.find(({ id }) => id === focus.screen)?.name;
  if (act !== 'text') return undefined;
  const name = new Set(tokensOf(to).map(({ plain }) => plain));
  const rest = part.filter(({ plain }) => !name.has(plain));
  if (spoken.has(rest, 'app', 'named')) return undefined;
  const parts = spoken.named(rest, 'part').map((each) => each.name);
  if (parts.includes('button')) return 'button';
  return spoken.has(rest, 'headline') ? 'headline' : undefined;
}

/** End of a list of colours: “maroon” goes on in “maroon and gold”. */
function endOfColors(tokens: readonly Token[], to: number, hand: Hand): number {
  const joint = hand.spoken.lengthAt(tokens, to, 'joints');
  const behind = tokens.slice(to + joint);
  const next = joint > 0 ? colorsIn(behind, hand).find(({ from }) => from === 0) : undefined;
  return next ? endOfColors(tokens, to + joint + next.to, hand) : to;
}

const ofNamed = ['order', 'start', 'text', 'duplicate', 'replace'];

/** The name of a screen or tab that a mention is near to: “Bookings” means “My bookings”. */
function nearestScreen(act: string, target: string | undefined, hand: Hand): string | undefined {
  if (target === undefined || !ofNamed.includes(act)) return undefined;
  const { screens, tabs } = hand.design;
  // A record is no first screen.
  const shown = screens.filter(({ id }) => act === 'text' || tabs.some(({ to }) => to === id));
  const names = [...tabs.map(({ label }) => label), ...shown.map(({ name }) => name)];
  const name = nearestSaid(target, names, (each) => each, hand, surest);
  // “Hive 3” is not the screen “Hive”.
  const isOther = (target.match(/\d+/gu) ?? []).some((figure) => !name?.includes(figure));
  return isOther || name?.toLowerCase() === target.toLowerCase() ? undefined : name;
}

async function followed(
  { text, seen, change, language }: Asked,
  design: AppDesign,
  options: DesignOptions,
  focus?: Focus,
): Promise<Followed | undefined> {
  const { act, slots } = change;
  const own = spokenOf(language);
  const part = seen.tokens.slice(change.from, change.to);
  // “Less space between the rows”: the model learnt “space” of airy designs.
  const isTighter = act === 'density' && own?.has(part, 'less') && own.has(part, 'spacing');
  const means = isTighter ? 'compact' : change.means;
  const texts: Partial<Record<SlotName, string>> = {};
  for (const [name, span] of Object.entries(slots)) {
    // “The 'add' button”: the word for the part belongs to the target.
    const isPart =
      name === 'target' &&
      span.to < change.to &&
      own?.lengthAt(seen.tokens, span.to, 'part:button');
    const to = span.to + (isPart ? 1 : 0);
    texts[name as SlotName] = saidIn(text, seen.tokens.slice(span.from, to), name === 'to');
  }
  const [words, colors] = await Promise.all([
    options.content.language(language),
    options.content.colors(),
  ]);
  const lexicons = lexiconsFor(language, words?.lexicon);
  const base = { design, lexicons, language, colors, moods: words?.lexicon.moods, options, focus };
  const spoken = orderSpoken(language);
  const asSaid: Hand = { ...base, text, spoken: own ?? spoken };
  if (texts.target === undefined) {
    const target = targetOf(act, part, texts, asSaid);
    if (target !== undefined) texts.target = target;
  }
  if (isMisheard(change, part, texts, asSaid)) return undefined;
  const isPart = givesPart(part, tokensOf(texts.to ?? ''), asSaid);
  const isMeant = (operations: readonly SingleOperation[], hand: Hand) =>
    operations.length > 0 &&
    operations.every((operation) => isTyped(operation, text)) &&
    !(isPart && operations.some(({ op }) => op === 'screen.rename')) &&
    operations.every((operation) => isOfAct(operation, act, texts, asSaid)) &&
    isEffective({ operations }, hand) &&
    !isDoubtful(operations, part, asSaid);
  const { from, to: last } = slots.to ?? { from: 0, to: 0 };
  const end = act === 'color' && !texts.target ? endOfColors(seen.tokens, last, asSaid) : last;
  const pair = end > last ? [`use ${typed(text, seen.tokens.slice(from, end))}`] : [];
  const isNamed = act === 'remove' && isScreen(texts.target, design);
  const named = isNamed ? [`remove the ${texts.target} tab`] : [];
  const near = nearestScreen(act, texts.target, asSaid);
  const others = near ? ordersFor(act, means, { ...texts, target: near }) : [];
  for (const order of [...pair, ...named, ...ordersFor(act, means, texts), ...others]) {
    const hand: Hand = { ...base, text: order, spoken };
    const outcome = await clauseRead(tokensOf(order), hand);
    // “Ayuda” of “a button for ayuda” is no row.
    const isAdded = act !== 'add-part' || order.includes(texts.to ?? '');
    if (!isAdded && outcome?.operations.some(({ op }) => op !== 'component.add')) continue;
    if (outcome && isMeant(outcome.operations, hand)) return outcome;
  }
  const hand: Hand = { ...base, text, spoken };
  const other = await otherWays(act, texts, hand, asSaid);
  if (other && isMeant(other.operations, hand)) return other;
  const said = await clauseRead(part, asSaid);
  if (said && isMeant(said.operations, asSaid)) return said;
  const direct = bySlots[act]?.({ means, slots: texts, part, hand: asSaid });
  if (!direct || !isEffective(direct, asSaid)) return undefined;
  return isDoubtful(direct.operations, part, asSaid) ? undefined : direct;
}

const isScreen = (said: string | undefined, { screens, tabs }: AppDesign): boolean => {
  const name = said?.toLowerCase();
  return (
    screens.some((screen) => screen.name.toLowerCase() === name) ||
    tabs.some(({ label }) => label.toLowerCase() === name)
  );
};
