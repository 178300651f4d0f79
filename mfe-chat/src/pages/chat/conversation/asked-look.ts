import type { Designed } from '../../../designer/design-from';
import { looks } from '../../../designer/engine-data';
import type { Brief } from '../../../designer/interpret/brief';
import type { LookNote } from '../../../designer/themes/asked/look-note';

/** The look that was asked for and drawn: adjectives, names of colours, and where it differs. */
export interface AskedLook {
  looks: readonly string[];
  colors?: readonly string[];
  /** The colour that the others lie on. */
  ground?: string | undefined;
  notes?: readonly LookNote[];
}

/** What a reply says of the look: what is drawn, and nothing that is not. */
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
