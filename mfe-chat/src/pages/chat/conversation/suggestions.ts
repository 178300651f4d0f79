import type { AppDesign } from '../../../designer/model/app-design';
import type { ReplyStyle } from './chat-message';
import type { Suggestion } from './drawing';

const keeping = (wish: string) => (style: ReplyStyle) =>
  `${wish} in the ${style.toLowerCase()} style`;

const dark: Suggestion = { key: 'dark', prompt: keeping('dark mode') };
const light: Suggestion = { key: 'light', prompt: keeping('light mode') };
const others: readonly Suggestion[] = [
  {
    key: 'calendar',
    prompt: keeping('add a calendar'),
    shows: ({ screens }) => screens.find(({ id }) => id === 'calendar')?.id,
  },
  { key: 'glass', prompt: keeping('make the buttons glassy') },
  { key: 'coquette', prompt: () => 'coquette style' },
];

/** The first offers the opposite mode. */
export const suggestionsFor = ({ look }: AppDesign): readonly Suggestion[] => [
  look.mode === 'dark' ? light : dark,
  ...others,
];
