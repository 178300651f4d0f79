import type { Choice, ReadChip } from '../../../designer/archetypes/choice';
import type { AppDesign } from '../../../designer/model/app-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { loadEngine } from './drawing';

/** @throws {Error} when the engine cannot be loaded */
export async function redraw(
  inHand: AppDesign,
  choice: Choice,
): Promise<{ design: AppDesign; chips: readonly ReadChip[] }> {
  const engine = await loadEngine();
  const question = { text: inHand.idea, style: 'Pastel' as const, inHand, isFirst: true, choice };
  const { operation } = await engine.answer(question);
  if (operation?.op !== 'design.set') throw new Error('Nothing could be drawn');
  const [{ readings = [] }] = await Promise.all([
    engine.answer({ ...question, wants: 'readings' }),
    makeDrawable(operation.design),
  ]);
  return { design: operation.design, chips: readings };
}
