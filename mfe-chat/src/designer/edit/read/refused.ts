import type { AppDesign } from '../../model/app-design';
import { bounds } from '../../model/limits';
import { framesOf } from './frames';
import type { Spoken } from './spoken';
import { spokenOf } from './spoken-in';
import { tokensOf } from './tokens';

interface Refused {
  as: 'beyond';
  about: string;
}

const beyond = 'beyond:';

export function fullAsked(
  text: string,
  { screens }: AppDesign,
  near: ReadonlySet<string>,
): Refused | undefined {
  if (screens.length < bounds.screens) return undefined;
  const asks = [...near].some((language) => {
    const spoken = spokenOf(language);
    const tokens = tokensOf(text);
    return spoken?.has(tokens, 'add', 'addend') && spoken.has(tokens, 'screen', 'tab');
  });
  return asks ? { as: 'beyond', about: 'screens' } : undefined;
}

/** Requests that no design can fulfil: “send it to my sister”, “how many do I have”. */
export function beyondAsked(text: string, near: ReadonlySet<string>): Refused | undefined {
  for (const language of near) {
    const spoken = spokenOf(language);
    const whole = spoken?.politely(tokensOf(text));
    if (!spoken || !whole || whole.some(({ quote }) => quote !== undefined)) continue;
    if (spoken.has(whole.slice(1), 'screen', 'tab')) continue;
    for (const intent of Object.keys(spoken.said.frames).filter((each) => each.startsWith(beyond)))
      for (const _said of framesOf(spoken, intent, whole))
        return { as: 'beyond', about: intent.slice(beyond.length) };
  }
  return undefined;
}

/** “What happens when I press it?” asks for nothing to draw. */
export function questionAsked(text: string, near: ReadonlySet<string>): Refused | undefined {
  const isAsked = [...near].some((language) => {
    const spoken = spokenOf(language);
    return spoken && isQuestion(text, spoken);
  });
  return isAsked ? { as: 'beyond', about: 'question' } : undefined;
}

const mark = /[?？؟]\s*$/u;

/** Tells a question from a request. */
export function isQuestion(text: string, spoken: Spoken): boolean {
  const tokens = tokensOf(text);
  const whole = spoken.politely(tokens);
  if (spoken.said.postpositional) return spoken.has(tokens, 'asks') && mark.test(text);
  return (
    mark.test(text) &&
    (['wh', 'asks'] as const).some(
      (list) => spoken.lengthAt(tokens, 0, list) > 0 || spoken.lengthAt(whole, 0, list) > 0,
    )
  );
}
