import { done, missing, type Hand, type Outcome, type Read } from './hand';
import { text, within } from './becomes-text';
import { isEffective } from './after';
import { screenIn } from './places';
import { isThereSaid } from './there';
import { tokensOf, type Token } from './tokens';

const sayings = [
  'called',
  'say',
  'call',
  'set',
  'shouldbe',
  'thatsays',
  'writing',
  'saying',
  'sayverb',
];

const isQuote = ({ quote }: Token): boolean => quote !== undefined;

/** “Move the "Go" button down”, “put "A" before "B"” quote existing names. */
const placesIt = (rest: readonly Token[], { spoken }: Hand): boolean =>
  spoken.has(rest, 'above', 'below')
    ? !spoken.has(rest, 'part:button', 'say', 'saying', 'writing')
    : spoken.has(rest, 'bottom', 'down', 'up') && !spoken.has(rest, ...sayings);

/** Component that shows the quoted text; “at the top” means the headline. */
function placeSaid(rest: readonly Token[], { spoken }: Hand): readonly Token[] | undefined {
  for (const list of ['part:button', 'subtitle', 'headline']) {
    const found = spoken.find(rest, list);
    if (found && (list !== 'part:button' || spoken.has(rest, ...sayings)))
      return rest.slice(found.at, found.at + found.length);
  }
  const isTop = spoken.has(rest, 'top') && !spoken.has(rest, 'add', 'part:text');
  return isTop ? tokensOf(spoken.said.words['headline']?.[0] ?? '') : undefined;
}

/** “On the button it should say "Go"”, “"A" sounds bossy, say "B"”. */
export const quotedAt: Read = (tokens, hand) => {
  const { spoken } = hand;
  const quotes = tokens.filter(isQuote);
  const rest = tokens.filter((token) => !isQuote(token));
  const [one, other] = quotes;
  if (!one || spoken.has(rest, 'add') || placesIt(rest, hand)) return undefined;
  if (other && quotes.length === 2) return inPlaceOf(one, other, rest, hand);
  const place = other ? undefined : placeSaid(rest, hand);
  if (!place) return undefined;
  const on = screenIn(rest, hand).on;
  const own = on ? { ...hand, design: { ...hand.design, start: on.id } } : hand;
  return Promise.resolve(text(place, [one], own)).then(
    (outcome) => outcome ?? (spoken.has(place, 'part:button') ? missing(place, hand) : undefined),
  );
};

/** “Rename "A" to "B"” is explicit; for “say "A", not "B"” the existing text decides. */
async function inPlaceOf(
  one: Token,
  other: Token,
  rest: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  const { spoken } = hand;
  const isOrdered = spoken.has(rest, 'rename', 'replace') && !spoken.has(rest, 'insteadof');
  const ways = [[one, other] as const, ...(isOrdered ? [] : [[other, one] as const])];
  for (const [from, to] of ways)
    for (const read of [text, within]) {
      const outcome = await read([from], [to], hand);
      if (outcome && isEffective(outcome, hand)) return done(...outcome.operations);
    }
  return isThereSaid([one], hand) ? undefined : missing([one], hand);
}
