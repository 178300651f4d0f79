import { smallWins } from '../../../designer/apps/small-wins';
import { composeDesign } from '../../../designer/compose/compose-design';
import { addCalendar, applyStyle, setMode, setSurface } from '../../../designer/edit/edits';
import { followUp } from '../../../designer/edit/follow-up';
import { interpret } from '../../../designer/interpret/interpret';
import type { AppDesign } from '../../../designer/model/app-design';
import { chat } from '../chat.content';
import type { ReplyStyle } from './chat-message';

/** A change that one press asks for. */
export interface Suggestion {
  label: string;
  /** What the style rule reads. Naming the style in hand keeps it. */
  prompt: (inHand: ReplyStyle) => string;
  apply: (design: AppDesign) => AppDesign;
  words: (design: AppDesign) => string;
  /** The screen to show, when the design had what was asked for. */
  shows?: (design: AppDesign) => string | undefined;
}

const { replies, suggestions: labels } = chat;
const keeping = (wish: string) => (style: ReplyStyle) =>
  `${wish} in the ${style.toLowerCase()} style`;

export const suggestions: readonly Suggestion[] = [
  {
    label: labels.dark,
    prompt: keeping('dark mode'),
    apply: (design) => setMode(design, 'dark'),
    words: ({ name }) => replies.dark(name),
  },
  {
    label: labels.calendar,
    prompt: keeping('add a calendar'),
    apply: addCalendar,
    shows: ({ screens }) => screens.find(({ id }) => id === 'calendar')?.id,
    words: ({ name }) => replies.calendar(name),
  },
  {
    label: labels.glass,
    prompt: keeping('make the buttons glassy'),
    apply: (design) => setSurface(design, 'glass'),
    words: ({ name }) => replies.glass(name),
  },
  {
    label: labels.coquette,
    prompt: () => 'coquette style',
    apply: (design) => applyStyle(design, 'coquette'),
    words: ({ name }) => replies.coquette(name),
  },
];

const styleKey = { Coquette: 'coquette', Minimal: 'minimal', Pastel: 'pastel' } as const;

export const firstDesign: AppDesign = applyStyle(smallWins, styleKey.Pastel);

interface Wish {
  text: string;
  style: ReplyStyle;
  inHand: AppDesign;
  suggestion: Suggestion | undefined;
  /** Nothing was drawn for the visitor yet, so there is nothing of theirs to change. */
  isFirst: boolean;
}

/** What a message is answered with: a change of the design in hand, or a new app in the style of the reply. */
export function draw({ text, style, inHand, suggestion, isFirst }: Wish) {
  if (suggestion) {
    const design = suggestion.apply(inHand);
    return { design, words: suggestion.words(design) };
  }
  const changed = isFirst ? undefined : followUp(inHand, text);
  if (changed) {
    const isChanged = JSON.stringify(changed) !== JSON.stringify(inHand);
    const say = isChanged ? replies.changed : replies.unchanged;
    return { design: changed, words: say(changed.name, style) };
  }
  const brief = interpret(text);
  const design = composeDesign(brief);
  const say = brief.kind.value === 'generic' ? replies.unknown : replies.drawn;
  return { design, words: say(design.name, style, design.screens.length) };
}
