import { pluralOf } from '../../archetypes/read/noun-index';
import { singularOf, wordsOf } from '../../interpret/words';
import type { AppDesign } from '../../model/app-design';
import type { Hand } from './hand';
import { isSaid } from './names';
import type { Token } from './tokens';
import { textsOf } from './visible';

export interface Noun {
  one: string;
  many: string;
}

const lastWord = /[\p{L}\p{N}'’-]+$/u;

export function nounOf(typed: string, isMany: boolean, language: string): Noun {
  if (language !== 'en') return { one: typed, many: typed };
  const with_ = (change: (word: string) => string) =>
    typed.replace(lastWord, (word) => change(word));
  return isMany ? { one: with_(singularOf), many: typed } : { one: typed, many: with_(pluralOf) };
}

function isShown(tokens: readonly Token[], design: AppDesign): boolean {
  const said = tokens.map(({ single }) => single);
  const has = (text: string) => {
    const singles = wordsOf(text).map(({ single }) => single);
    return singles.some((_, at) => said.every((word, step) => singles[at + step] === word));
  };
  return (
    design.tabs.some(({ label }) => has(label)) ||
    design.screens.some(({ name }) => has(name)) ||
    textsOf(design).some(({ text }) => has(text))
  );
}

export function nounSaid(
  tokens: readonly Token[],
  hand: Hand,
): { noun: Noun; isMany: boolean } | undefined {
  const { design, text } = hand;
  const { one, many } = design.domain;
  const last = tokens.at(-1);
  if (!last) return undefined;
  const isMany = last.plain !== last.single;
  if (isSaid(tokens, one, hand) || isSaid(tokens, many, hand))
    return { noun: { one, many }, isMany };
  if (tokens.some(({ quote }) => quote !== undefined && wordsOf(quote).length > 3))
    return undefined;
  const spelt =
    tokens.length === 1 && last.quote ? last.quote : text.slice(tokens[0]?.at, last.end);
  const words = wordsOf(spelt);
  return isShown(last.quote ? (words as readonly Token[]) : tokens, design)
    ? {
        noun: nounOf(
          spelt.toLowerCase(),
          (words.at(-1)?.plain ?? '') !== (words.at(-1)?.single ?? ''),
          design.language,
        ),
        isMany,
      }
    : undefined;
}
