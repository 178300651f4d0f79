import { done, type Hand, type Outcome, type Read, type Becomes } from './hand';
import type { Token } from './tokens';
import { translated } from './translated';

export function languageSaid(tokens: readonly Token[], { spoken }: Hand): string | undefined {
  const [named] = spoken.named(tokens, 'language');
  return named && saysOnly(tokens, `language:${named.name}`, spoken) ? named.name : undefined;
}

/** Tells whether an unsupported language is requested; “polish the look” requests none. */
export function isOtherLanguage(
  tokens: readonly Token[],
  { spoken }: Pick<Hand, 'spoken'>,
): boolean {
  const found = spoken.find(tokens, 'otherlanguage');
  if (!found) return false;
  const isBare =
    spoken.rest(tokens, 'otherlanguage', 'languageword', 'on', 'closing', 'polite').length === 0;
  const isTold = spoken.has(tokens, 'on', 'to', 'translate', 'languageword', 'shouldbe', 'set');
  const isOther = found.at === 0 || spoken.has(tokens, 'wordfor', 'lookword');
  return isBare || (!isOther && isTold && saysOnly(tokens, 'otherlanguage', spoken));
}

function saysOnly(tokens: readonly Token[], list: string, spoken: Hand['spoken']): boolean {
  const rest = spoken.rest(
    tokens,
    list,
    'the',
    'to',
    'on',
    'with',
    'it',
    'app',
    'whole',
    'set',
    'shouldbe',
    'use',
    'want',
    'translate',
    'languageword',
    'lookword',
    'wordfor',
    'letters',
    'polite',
    'rename',
    'show',
    'say',
    'everywhere',
  );
  return rest.length === 0;
}

async function inLanguage(code: string, hand: Hand): Promise<Outcome | undefined> {
  const operation = await translated(code, hand);
  return operation && done(operation);
}

/** “In Spanish, please.” */
export const language: Read = (tokens, hand) => {
  const code = languageSaid(tokens, hand);
  return code ? inLanguage(code, hand) : undefined;
};

export const spokenIn: Becomes = (from, to, hand) => {
  const code = languageSaid([...from, ...to], hand);
  return code ? inLanguage(code, hand) : undefined;
};
