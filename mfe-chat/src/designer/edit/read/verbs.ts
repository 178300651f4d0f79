import type { Spoken } from './spoken';
import type { Token } from './tokens';

export function besides(
  tokens: readonly Token[],
  spoken: Spoken,
  verb: string,
): readonly Token[] | undefined {
  const rest = spoken.between(tokens, [verb], [verb, `${verb}end`]);
  return rest.length < tokens.length ? spoken.politely(rest) : undefined;
}
