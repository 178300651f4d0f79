import { interpret } from '../../interpret/interpret';
import type { AppDesign } from '../../model/app-design';
import type { SingleOperation } from '../operation';
import { stringsIn } from '../texts';
import type { Hand } from './hand';
import { colorsIn } from './look-words';
import type { Token } from './tokens';

/** Shorter words are mostly function words. */
const shortest = 4;

function idsIn(operations: readonly SingleOperation[]): ReadonlySet<string> {
  const keys: readonly (string | number | undefined)[] = ['id', 'component', 'screen'];
  return new Set(
    [...stringsIn(operations)].flatMap(([path, text]) =>
      keys.includes(path.at(-1)) ? [text] : [],
    ),
  );
}

function textsOf(operations: readonly SingleOperation[], { name, screens }: AppDesign): string {
  const ids = idsIn(operations);
  const touched = screens.flatMap((screen) => [
    ...(ids.has(screen.id) ? [screen.name] : []),
    ...screen.components.filter(({ id }) => ids.has(id)),
  ]);
  return JSON.stringify([operations, touched, name]).toLowerCase();
}

/** Counts words that the change does not explain. “Less like a bank, sooty greys” is not a style for banks. */
export function unreadIn(
  tokens: readonly Token[],
  operations: readonly SingleOperation[],
  hand: Pick<Hand, 'text' | 'spoken' | 'design' | 'language' | 'colors'>,
): number {
  const { text, spoken, design } = hand;
  const named = new Set(colorsIn(tokens, hand).flatMap(({ from, to }) => tokens.slice(from, to)));
  const { colors, moods, styles, mode } = interpret(text);
  const looks = [...colors, ...moods, ...styles, ...(mode ? [mode] : [])];
  const said = textsOf(operations, design);
  return spoken.rest(tokens, ...spoken.listNames()).filter((token) => {
    const { at, plain, single, bare, quote } = token;
    const isLook = looks.some((look) => at >= look.at && at < look.at + look.words.length);
    const stem = bare.slice(0, Math.max(shortest, bare.length - 2));
    const isShort = plain.length < shortest || quote !== undefined;
    return !(isShort || isLook || named.has(token) || said.includes(stem) || said.includes(single));
  }).length;
}
