import type { DesignOptions } from '../design-from';
import type { Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import type { AppDesign } from '../model/app-design';
import { answerEdit } from './answer-edit';
import type { Operation } from './operation';

interface FollowUp {
  /** Undefined if the change was not understood. */
  operation: Operation | undefined;
  heard: readonly Finding<FeatureName>[];
}

/** Returns the change that a sentence asks for; undefined if it may ask for a new app. */
export async function followUp(
  design: AppDesign,
  sentence: string,
  options: DesignOptions,
): Promise<FollowUp | undefined> {
  const answer = await answerEdit(design, sentence, options);
  if (answer.as === 'new' || answer.as === 'doubt') return undefined;
  if (answer.as !== 'change') return { operation: undefined, heard: [] };
  const [first, ...others] = answer.operations;
  const operation: Operation | undefined =
    first && others.length === 0 ? first : { op: 'several', operations: answer.operations };
  return { operation, heard: [] };
}
