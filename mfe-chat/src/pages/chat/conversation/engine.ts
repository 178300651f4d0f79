import { composeDesign } from '../../../designer/compose/compose-design';
import { followUp } from '../../../designer/edit/follow-up';
import { readIdea } from '../../../designer/interpret/read-idea';
import { chat } from '../chat.content';
import type { Answer, Wish } from './drawing';

const { replies } = chat;

/** A change of the design in hand, where the sentence asks for one; else a new app. */
export async function answer({ text, style, inHand, isFirst }: Wish): Promise<Answer> {
  const changed = isFirst ? undefined : followUp(inHand, text);
  if (changed) {
    const isChanged = JSON.stringify(changed) !== JSON.stringify(inHand);
    const say = isChanged ? replies.changed : replies.unchanged;
    return { design: changed, words: say(changed.name, style) };
  }
  const brief = await readIdea(text);
  const design = composeDesign(brief);
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return { design, words: say(design.name, style, design.screens.length) };
}
