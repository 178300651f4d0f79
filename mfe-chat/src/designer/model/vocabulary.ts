import { otherWords } from '../components/vocabulary.generated';
import type { ComponentType } from './components';

/** The word of the vocabulary that a component provides: its own name, unless its spec says another. */
export const vocabularyOf = (type: ComponentType): string => otherWords[type] ?? type;
