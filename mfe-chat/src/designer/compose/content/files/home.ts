import { living } from '../living';
import { only } from './only';

export const texts = only(living, 'family', 'parenting', 'kids');
