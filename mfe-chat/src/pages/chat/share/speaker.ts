import type { Speaker } from '../../../designer/share/speaker';
import { firstDesign } from '../../../designer/first-design';
import { loadEngine } from '../conversation/drawing';
import { fetchEdits } from '../edits';

/** @throws {Error} when the engine cannot be loaded */
export async function loadSpeaker(): Promise<Speaker> {
  const [engine, { suggested }] = await Promise.all([loadEngine(), fetchEdits()]);
  const style = 'Pastel';
  return {
    draw: async (text) => {
      const { operation } = await engine.answer({
        text,
        style,
        inHand: firstDesign,
        isFirst: true,
      });
      return operation?.op === 'design.set' ? operation.design : undefined;
    },
    read: async (text, inHand) =>
      (await engine.answer({ text, style, inHand, isFirst: false })).operation,
    suggested: Object.fromEntries(
      Object.entries(suggested).map(([name, { operation }]) => [name, operation]),
    ),
  };
}
