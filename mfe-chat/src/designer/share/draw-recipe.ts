import { apply } from '../edit/apply';
import { begin, commit, designOf, type EditLog } from '../edit/edit-log';
import type { Operation } from '../edit/operation';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { hashOf } from './bytes';
import { operationOf } from './compact';
import type { Recipe, Step } from './link-schema';
import { fullOffer } from './offered-step';
import type { Speaker } from './speaker';

export interface Drawn {
  /** The idea's design and all edits. */
  log: EditLog;
  /** The current engine makes the same design as the sender's. */
  isSame: boolean;
}

async function operationIn(
  step: Step,
  design: AppDesign,
  speaker: Speaker,
): Promise<Operation | undefined> {
  if (Array.isArray(step)) return operationOf(fullOffer(step, design));
  if (typeof step === 'string') return speaker.read(step, design);
  const { suggested } = step;
  return Object.hasOwn(speaker.suggested, suggested)
    ? speaker.suggested[suggested]?.(design)
    : undefined;
}

/** Returns undefined when no app results. Skips steps that the current engine does not know; the hash reveals that. */
export async function drawRecipe(recipe: Recipe, speaker: Speaker): Promise<Drawn | undefined> {
  const { idea, steps, hash } = recipe;
  const first = await speaker.draw(idea);
  if (!first) return undefined;
  let log = begin(first);
  for (const step of steps) {
    const operation = await operationIn(step, designOf(log), speaker);
    const manner = typeof step === 'string' ? { said: step } : {};
    if (operation && operation.op !== 'design.set') log = commit(log, operation, apply, manner);
  }
  const design = designOf(log);
  if (!appDesignSchema.safeParse(design).success) return undefined;
  return { log, isSame: hashOf(design) === hash };
}
