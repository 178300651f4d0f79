import { learning } from '../learning';
import { only } from './only';

export const texts = only(learning, 'language', 'flashcards', 'translator', 'science');
