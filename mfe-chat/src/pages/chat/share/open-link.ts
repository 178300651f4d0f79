import { begin, designOf, type EditLog } from '../../../designer/edit/edit-log';
import { makeDrawable } from '../../../designer/render/drawable';
import { drawRecipe } from '../../../designer/share/draw-recipe';
import { readLink } from '../../../designer/share/link';
import type { LinkFault } from '../../../designer/share/link-text';
import { loadSpeaker } from './speaker';

export type Opened =
  | { is: 'open'; log: EditLog; isSame: boolean }
  | { is: 'fault'; fault: LinkFault | 'offline' | 'undrawn' };

/**
 * Opens the text after `#d=`, without changing the visitor's own data.
 * @param text untrusted
 */
export async function openLink(text: string): Promise<Opened> {
  try {
    const shared = await readLink(text);
    if ('fault' in shared) return { is: 'fault', fault: shared.fault };
    const drawn =
      'recipe' in shared
        ? await drawRecipe(shared.recipe, await loadSpeaker())
        : { log: begin(shared.design), isSame: true };
    if (!drawn) return { is: 'fault', fault: 'undrawn' };
    await makeDrawable(designOf(drawn.log));
    return { is: 'open', ...drawn };
  } catch (error) {
    console.warn('The shared app could not be drawn.', error);
    return { is: 'fault', fault: 'offline' };
  }
}
