import { going } from '../going';
import { only } from './only';

export const texts = only(going, 'automotive', 'logistics', 'real-estate', 'weather');
