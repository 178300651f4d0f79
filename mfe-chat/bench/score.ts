import { releasedSource } from '../src/content/released-source.ts';
import { featuresReachable } from '../src/designer/compose/reach.ts';
import { designFrom } from '../src/designer/design-from.ts';
import type { Idea } from './ideas.ts';

export interface Scored {
  idea: Idea;
  kind: string;
  isKindRight: boolean;
  isDirectionRight: boolean;
  /** Requested features that were not read from the text, and those that no tap reaches. */
  unheard: string[];
  unreachable: string[];
  forbidden: string[];
  error: string | undefined;
  /** In ms, from the sentence to the design. */
  time: number;
}

const without = (wanted: readonly string[], found: ReadonlySet<string>) =>
  wanted.filter((word) => !found.has(word));

export async function scoreIdea(idea: Idea): Promise<Scored> {
  const { kind, kind_alt: others = [], features = [], must_not: out = [], dir } = idea.expected;
  const start = performance.now();
  try {
    const { brief, design } = await designFrom(idea.idea, { content: releasedSource });
    const time = performance.now() - start;
    const heard = new Set<string>(brief.features.map(({ value }) => value));
    const { features: reachable } = featuresReachable(design);
    return {
      idea,
      kind: brief.kind.value,
      isKindRight: kind === 'generic' || [kind, ...others].includes(brief.kind.value),
      isDirectionRight: dir === undefined || brief.direction === dir,
      unheard: without(features, heard),
      unreachable: without(features, reachable),
      forbidden: out.filter((word) => heard.has(word) || reachable.has(word)),
      error: undefined,
      time,
    };
  } catch (error) {
    return {
      idea,
      kind: 'none',
      isKindRight: false,
      isDirectionRight: false,
      unheard: features,
      unreachable: features,
      forbidden: [],
      error: String(error),
      time: performance.now() - start,
    };
  }
}

export async function scoreAll(ideas: readonly Idea[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  // The first reading prepares the word lists, as the worker does before the visitor types.
  for (const idea of ideas.slice(0, 1)) await scoreIdea(idea);
  for (const idea of ideas) scored.push(await scoreIdea(idea));
  return scored;
}
