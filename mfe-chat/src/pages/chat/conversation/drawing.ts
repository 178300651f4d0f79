import { smallWins } from '../../../designer/apps/small-wins';
import { addCalendar, applyStyle, setMode, setSurface } from '../../../designer/edit/edits';
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

export interface Wish {
  text: string;
  style: ReplyStyle;
  inHand: AppDesign;
  suggestion: Suggestion | undefined;
  /** Nothing was drawn for the visitor yet, so there is nothing of theirs to change. */
  isFirst: boolean;
}

/** What the designer says, and the design that it says it of; none when nothing could be drawn. */
export interface Answer {
  words: string;
  design?: AppDesign;
}

/** Pauses before the engine is asked for again, in ms. */
const RETRIES = [1000, 2000];

interface Engine {
  answer: (wish: Wish) => Promise<Answer>;
}

let engine: Promise<Engine> | undefined;

/** Fetches the part that reads sentences and composes apps. It is larger than the page, and nobody needs it before the first message. */
export function loadEngine(): Promise<Engine> {
  engine ??= import(/* webpackChunkName: "designer-engine" */ './engine').catch(
    (error: unknown) => {
      engine = undefined;
      throw error;
    },
  );
  return engine;
}

/** What a message is answered with: a pressed suggestion, a change of the design in hand, or a new app. */
export async function draw(wish: Wish): Promise<Answer> {
  const { suggestion, inHand } = wish;
  if (suggestion) {
    const design = suggestion.apply(inHand);
    return { design, words: suggestion.words(design) };
  }
  for (const pause of [...RETRIES, 0]) {
    try {
      return (await loadEngine()).answer(wish);
    } catch (error) {
      console.warn('The design engine did not answer.', error);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  return { words: replies.unavailable };
}
