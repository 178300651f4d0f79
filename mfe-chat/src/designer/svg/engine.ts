import { composed } from '../compose/composed';
import { contentOf } from '../compose/content/everything';
import { ideaOf } from '../edit/add-feature';
import { apply } from '../edit/apply';
import { followUp } from '../edit/follow-up';
import { readIdea } from '../interpret/read-idea';
import type { AppDesign } from '../model/app-design';

/** What the chat answers an idea with: the same engine, the same sentence, the same design. */
export async function designOf(idea: string): Promise<AppDesign> {
  return composed(await readIdea(idea));
}

/**
 * What the chat answers a wish about a design with.
 *
 * @throws {Error} when the engine takes it for a new app or changes nothing: then there is nothing to show
 */
export function wished(design: AppDesign, wish: string): AppDesign {
  const change = followUp(design, wish, contentOf(ideaOf(design)));
  const changed = change && apply(design, change.operation);
  if (!changed || JSON.stringify(changed) === JSON.stringify(design)) {
    throw new Error(`“${wish}” changes nothing in ${design.name}. Record a wish that does.`);
  }
  return changed;
}
