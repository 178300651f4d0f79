import { fetchPicture } from '../../../designer/drawings/pictures';
import { designOf } from '../../../designer/edit/edit-log';
import { sayReports } from '../../../designer/edit/say-reports';
import { ownIn } from '../../../designer/export/assets/own-pictures';
import { picturesIn } from '../../../designer/render/drawable';
import { chatStore, edit } from '../chat-store';
import { fetchEdits } from '../edits';
import { type Brand, brandOperation } from './brand';
import { brandWords as words } from './pictures.content';
import { markPlace } from './places';
import { limitOf } from './show-picture';

/**
 * Applies the brand as one undo step.
 * @returns what changed, including colours adjusted for contrast
 */
export async function applyBrand(brand: Brand): Promise<string> {
  const { apply, reportsOf } = await fetchEdits();
  const before = designOf(chatStore.getState().log);
  const operation = brandOperation(brand, before);
  const after = apply(before, operation);
  if (JSON.stringify(after) === JSON.stringify(before)) return words.same;
  const limit = limitOf(ownIn(after));
  if (limit !== undefined) return limit;
  await Promise.all(
    picturesIn(after)
      .filter((each) => each.startsWith('own/'))
      .map(fetchPicture),
  );
  edit(operation);
  const { heroText } = after.look.palette;
  const isRepaired = heroText !== before.look.palette.heroText;
  const said = [
    sayReports(reportsOf(before, operation)),
    ...(isRepaired ? [words.repaired(heroText)] : []),
    ...(brand.logo !== undefined && !markPlace(before) ? [words.noHeader] : []),
  ];
  return words.applied(said.join(' '));
}
