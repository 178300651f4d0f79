import { featuresReachable } from '../compose/reach';
import type { AppDesign } from '../model/app-design';
import { editWords } from './edit-words.generated';
import type { Hand } from './read/hand';
import { inOrder, screenSaid } from './read/screens-said';
import { spokenOf } from './read/spoken-in';
import { tokensOf } from './read/tokens';
import { isFeature } from './read/donor';

interface Near {
  key: 'add' | 'remove' | 'first';
  part?: string;
  screen?: string;
}

export function nearestTo(text: string, design: AppDesign): Near[] {
  const spoken = spokenOf('en');
  if (!spoken) return [];
  const tokens = tokensOf(text);
  const hand: Hand = {
    design,
    text,
    spoken,
    lexicons: [],
    language: 'en',
    options: { content: noContent },
  };
  const { features } = featuresReachable(design);
  const name = (part: string) => editWords['en']?.parts[part]?.[0] ?? part;
  const parts = spoken
    .named(tokens, 'part')
    .filter(({ name: part }) => isFeature(part))
    .map(({ name: part }): Near =>
      features.has(part)
        ? { key: 'remove', part: `the ${name(part)}` }
        : { key: 'add', part: `a ${name(part)}` },
    );
  const screens = inOrder(hand)
    .filter(({ id }) => id !== design.start)
    .filter((screen) =>
      tokens.some((_, at) => screenSaid(tokens.slice(at, at + 1), hand, true) === screen),
    )
    .map(({ name: screen }): Near => ({ key: 'first', screen }));
  return [...parts, ...screens].slice(0, 2);
}

/** Nothing loads content here. */
const noContent = undefined as never;
