import type { Spoken } from './spoken';
import type { Token } from './tokens';

/** What a clause says besides a verb at its beginning or its end; undefined without the verb. */
export function besides(
  tokens: readonly Token[],
  spoken: Spoken,
  verb: string,
): readonly Token[] | undefined {
  const rest = spoken.trimmed(tokens, verb, 'polite');
  const isThere =
    spoken.lengthAt(tokens, 0, verb) > 0 ||
    tokens.some((_, at) => at + spoken.lengthAt(tokens, at, verb) === tokens.length && spoken.lengthAt(tokens, at, verb) > 0);
  return isThere && rest.length < tokens.length ? rest : undefined;
}
