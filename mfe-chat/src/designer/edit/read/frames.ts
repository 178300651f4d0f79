import { wordsOf } from '../../interpret/words';
import type { Spoken } from './spoken';
import type { Token } from './tokens';

/** A piece of a frame: `{a}` takes words, `<to>` any phrase of a list, anything else is literal. */
type Piece = { slot: string } | { list: string; isOptional: boolean } | { plain: string };

export type Slots = Readonly<Record<string, readonly Token[]>>;

const pieces = new Map<string, readonly Piece[]>();
const written = /\{(\w+)\}|<([\w:-]+)>(\?)?|([^\s{}<>]+)/gu;

function piecesOf(frame: string): readonly Piece[] {
  const known = pieces.get(frame);
  if (known) return known;
  const made = [...frame.matchAll(written)].flatMap(([, slot, list, optional, word]): Piece[] => {
    if (slot) return [{ slot }];
    if (list) return [{ list, isOptional: optional === '?' }];
    if (word === ':' || word === '→') return [{ plain: word }];
    return wordsOf(word ?? '').map(({ plain }) => ({ plain }));
  });
  pieces.set(frame, made);
  return made;
}

export function* framed(spoken: Spoken, frame: string, tokens: readonly Token[]): Generator<Slots> {
  const parts = piecesOf(frame);
  // Fast path: most frames contain a literal word that is absent.
  const isSpoken = (part: Piece) =>
    !('plain' in part) ||
    tokens.some(({ plain, bare }) => plain === part.plain || bare === part.plain);
  if (!parts.every(isSpoken)) return;
  function* from(piece: number, at: number): Generator<Record<string, readonly Token[]>> {
    const part = parts[piece];
    if (!part) {
      if (at === tokens.length) yield {};
      return;
    }
    if ('slot' in part) {
      for (let end = at + 1; end <= tokens.length; end += 1)
        for (const rest of from(piece + 1, end))
          yield { ...rest, [part.slot]: tokens.slice(at, end) };
    } else if ('list' in part) {
      for (const length of new Set(spoken.lengthsAt(tokens, at, part.list)))
        yield* from(piece + 1, at + length);
      if (part.isOptional) yield* from(piece + 1, at);
    } else {
      const token = tokens[at];
      if (token && (token.plain === part.plain || token.bare === part.plain))
        yield* from(piece + 1, at + 1);
    }
  }
  yield* from(0, 0);
}

export interface Said {
  frame: string;
  slots: Slots;
  tokens: readonly Token[];
}

export function* saidLike(
  spoken: Spoken,
  intent: string,
  tokens: readonly Token[],
): Generator<Said> {
  for (const frame of spoken.said.frames[intent] ?? [])
    for (const slots of framed(spoken, frame, tokens)) yield { frame, slots, tokens };
}

export function* framesOf(
  spoken: Spoken,
  intent: string,
  tokens: readonly Token[],
): Generator<Slots> {
  for (const frame of spoken.said.frames[intent] ?? []) yield* framed(spoken, frame, tokens);
}
