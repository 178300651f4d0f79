import { apps } from '../../../designer/apps/apps';
import { addCalendar, applyStyle, setMode, setSurface } from '../../../designer/edit/edits';
import type { AppDesign } from '../../../designer/model/app-design';
import { chat } from '../chat.content';
import { appFor } from './app-for';
import type { ReplyStyle } from './chat-message';

/** A change that one press asks for. */
export interface Suggestion {
  label: string;
  /** What the style rule reads. Naming the style in hand keeps it. */
  prompt: (inHand: ReplyStyle) => string;
  apply: (design: AppDesign) => AppDesign;
  words: (design: AppDesign) => string;
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

export const firstDesign: AppDesign = applyStyle(apps['small-wins'], styleKey.Pastel);

interface Wish {
  text: string;
  style: ReplyStyle;
  inHand: AppDesign;
  suggestion: Suggestion | undefined;
}

/** What a message is answered with. The engine that reads the whole sentence takes this place. */
export function draw({ text, style, inHand, suggestion }: Wish) {
  if (suggestion) {
    const design = suggestion.apply(inHand);
    return { design, words: suggestion.words(design) };
  }
  const app = appFor(text);
  const design = applyStyle(app ?? inHand, styleKey[style]);
  const line = replies.lines[design.id] ?? '';
  const say = app ? replies.drawn : replies.unknown;
  return { design, words: say(design.name, style, line) };
}
