import { otherWords } from '../components/vocabulary.generated';
import type { ComponentType } from './components';

export const vocabularyOf = (type: ComponentType): string => otherWords[type] ?? type;
