import { designOf, type EditLog } from '../../../designer/edit/edit-log';
import { hasOwnPictures } from '../../../designer/share/has-own-pictures';
import { linkTo } from '../../../designer/share/link';
import { recipeOf } from '../../../designer/share/make-recipe';
import { engineId } from './engine-id';
import { loadSpeaker } from './speaker';

/** Paths of links, or why there are none. */
export interface Links {
  /** Redraws the app from its idea and edits. */
  recipe?: string | undefined;
  whole?: string | undefined;
  refused?: 'own-pictures' | 'too-long' | undefined;
}

async function recipePath(log: EditLog): Promise<string | undefined> {
  try {
    const recipe = await recipeOf(log, engineId(), await loadSpeaker());
    const link = recipe && (await linkTo({ recipe }));
    return link && 'path' in link ? link.path : undefined;
  } catch (error) {
    console.warn('The app could not be drawn again, so its link holds all of it.', error);
    return undefined;
  }
}

export async function linksOf(log: EditLog): Promise<Links> {
  const design = designOf(log);
  if (hasOwnPictures(design)) return { refused: 'own-pictures' };
  const [recipe, link] = await Promise.all([
    recipePath(log),
    linkTo({ engine: engineId(), design }),
  ]);
  const whole = 'path' in link ? link.path : undefined;
  if (recipe === undefined && whole === undefined) return { refused: 'too-long' };
  const isShorter = recipe !== undefined && (!whole || recipe.length < whole.length);
  return { recipe: isShorter ? recipe : undefined, whole };
}
