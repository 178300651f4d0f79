import type { Designed } from '../../../designer/design-from';
import { looks } from '../../../designer/engine-data';
import type { Brief } from '../../../designer/interpret/brief';
import type { LookNote } from '../../../designer/themes/asked/look-note';

const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');

export function lookIn(style: string, { looks, colors = [], ground }: AskedLook): string {
  const asked = new Set(looks);
  const isStyleAsked = asked.delete(style.toLowerCase());
  const [first] = asked;
  const parts = [
    first && `with ${article(first)} ${listed([...asked])} look`,
    colors[0] && `in ${listed(colors)}`,
    ground && `on ${ground}`,
  ].filter(Boolean);
  if (isStyleAsked || !parts[0]) parts.unshift(`in the ${style} style`);
  return parts.join(' ');
}

/** The applied parts of the requested look. */
interface AskedLook {
  looks: readonly string[];
  colors?: readonly string[];
  ground?: string | undefined;
  notes?: readonly LookNote[];
}

export function askedLook(brief: Brief, look: Designed['look'] = {}): AskedLook {
  const { mode, styles, moods, undrawn } = brief;
  const { mood, colors = [], ground, notes = [] } = look;
  const isDrawn = (value: string) => {
    if (looks.ruled.includes(value)) return mood === undefined && value === brief.style.value;
    const isOwnStyle = ['playful', 'elegant', 'professional'].includes(value);
    return isOwnStyle
      ? mood === undefined && value === brief.style.value
      : looks.drawn.includes(value);
  };
  const decided = notes.find(({ is }) => is === 'ground-decides');
  const named = [
    ...(mode && !decided ? [mode] : []),
    ...(mood && moods[0] ? [{ ...moods[0], value: mood }] : []),
    ...styles.filter(({ value }) => isDrawn(value)),
  ].toSorted((one, other) => one.at - other.at);
  const drawn = named.map(({ value }) => value);
  const other = undrawn[0]?.value;
  const kept = other === 'light' ? 'dark' : (mood ?? brief.style.value);
  const torn: LookNote[] = other ? [{ is: 'torn', drawn: kept, other: nameOf(other) }] : [];
  return {
    looks: drawn,
    colors: colors.slice(0, 3),
    ground,
    notes: [...torn, ...notes].slice(0, 2),
  };
}

const nameOf = (look: string): string => look.replaceAll('-', ' ');

export async function lookReply(
  brief: Brief,
  look: Designed['look'],
  style: string,
): Promise<{ look: string; notes: readonly string[] }> {
  const asked = askedLook(brief, look);
  const { notes = [] } = asked;
  const texts =
    notes.length > 0
      ? await import(/* webpackChunkName: "look-notes" */ './look-notes.content')
      : undefined;
  return { look: lookIn(style, asked), notes: texts ? notes.map(texts.noteIn) : [] };
}
