import { health } from '../health';
import { only } from './only';

export const texts = only(health, 'fitness', 'sports', 'habit');
