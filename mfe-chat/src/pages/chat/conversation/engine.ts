import { composeDesign } from '../../../designer/compose/compose-design';
import { apply } from '../../../designer/edit/apply';
import { followUp } from '../../../designer/edit/follow-up';
import type { Finding } from '../../../designer/interpret/brief';
import type { FeatureName } from '../../../designer/interpret/features';
import { readIdea } from '../../../designer/interpret/read-idea';
import { chat } from '../chat.content';
import type { Answer, Heard, Question } from './engine-messages';

const { replies } = chat;

/** Findings by the words they came from. What no word asked for was not heard; what names the app itself is no part of it. */
function heardIn(findings: readonly Finding<FeatureName>[], kind = ''): Heard[] {
  const heard = new Map<string, Heard>();
  for (const { value, words } of findings) {
    const said = words.trim().toLowerCase();
    if (!said || said === kind.toLowerCase()) continue;
    const features = [...(heard.get(said)?.features ?? []), value];
    heard.set(said, { words: said, features });
  }
  return [...heard.values()];
}

/** A change of the design in hand, where the sentence asks for one; else a new app. */
export async function answer({ text, style, inHand, isFirst }: Question): Promise<Answer> {
  const changed = isFirst ? undefined : followUp(inHand, text);
  if (changed) {
    const { operation, heard } = changed;
    const design = apply(inHand, operation);
    const isChanged = JSON.stringify(design) !== JSON.stringify(inHand);
    const say = isChanged ? replies.changed : replies.unchanged;
    return { operation, heard: heardIn(heard), words: say(design.name, style) };
  }
  const brief = await readIdea(text);
  const design = composeDesign(brief);
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return {
    operation: { op: 'design.set', design },
    heard: heardIn(brief.features, brief.kind.words),
    words: say(design.name, style, design.screens.length),
  };
}
