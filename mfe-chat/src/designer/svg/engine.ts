import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import { apply } from '../edit/apply';
import { followUp } from '../edit/follow-up';
import type { AppDesign } from '../model/app-design';

const options = { content: releasedSource };

export const designFor = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, options)).design;

/** @throws {Error} when the engine starts a new app or changes nothing */
export async function wished(design: AppDesign, wish: string): Promise<AppDesign> {
  const change = await followUp(design, wish, options);
  const changed = change?.operation && apply(design, change.operation);
  if (!changed || JSON.stringify(changed) === JSON.stringify(design)) {
    throw new Error(`“${wish}” changes nothing in ${design.name}. Record a wish that does.`);
  }
  return changed;
}
