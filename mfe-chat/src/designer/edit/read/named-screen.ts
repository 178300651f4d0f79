import type { Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { framesOf } from './frames';
import type { Hand, Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { featureScreen, isThere, screenAbout } from './new-screen';
import { ordinalIn } from './ordinals';
import { wordCount, type Token } from './tokens';

/** Languages where a lower-case name precedes the word for screen; after it, a name needs a capital. */
const nameFirst = new Set(['en', 'de']);
const startsLarge = /^\p{Lu}/u;

/** “A page Plant Hospital”: the name is capitalised. */
export async function screenByName(
  whole: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  for (const { x } of framesOf(hand.spoken, 'screenNamed', whole)) {
    const [first] = x ?? [];
    const isLed = !nameFirst.has(hand.language);
    const isName = first && (first.quote ?? (isLed || startsLarge.test(hand.text.slice(first.at))));
    const outcome = x && isName ? await screenNamed(x, hand) : undefined;
    if (outcome) return outcome;
  }
  return undefined;
}

/** “A honey log screen”. */
export async function called(whole: readonly Token[], hand: Hand): Promise<Outcome | undefined> {
  for (const { x } of framesOf(hand.spoken, 'screenCalled', whole)) {
    if (!x || ordinalIn(x, hand.spoken) || hand.spoken.has(x.slice(1), 'on', 'home')) continue;
    const outcome = await screenNamed(x, hand);
    if (outcome) return outcome;
  }
  return undefined;
}

export async function screenNamed(
  name: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  const { spoken } = hand;
  const whole = bared(spoken.trimmed(name, 'named', 'the', 'wordfor'), hand);
  if (whole.length === 0 || wordCount(whole) > 5) return undefined;
  if (whole.length > 1 && whole.some(({ quote }) => quote !== undefined)) return undefined;
  const text = textOf(whole, hand).replace(/[.!]+$/u, '');
  const [word] = spoken.named(whole, 'part');
  const isQuote = whole[0]?.quote !== undefined;
  const made =
    (word?.length === whole.length && !isQuote && !isThere(word.name, hand)
      ? await featureScreen(word.name, hand)
      : undefined) ?? (await screenAbout(text, hand));
  return made && { operations: [named(made, text)], focus: { screen: made.screen.id } };
}

function named<Made extends { screen: Screen; tab?: { label: string } | undefined }>(
  made: Made,
  text: string,
): Made {
  const title = capital(text).slice(0, 80);
  const components = made.screen.components.map((part): Component => {
    if (part.type === 'header') return { ...part, title };
    return part.type === 'top-bar' ? { ...part, label: title } : part;
  });
  return {
    ...made,
    screen: { ...made.screen, name: title, components },
    ...(made.tab ? { tab: { ...made.tab, label: title.slice(0, 14) } } : {}),
  };
}
