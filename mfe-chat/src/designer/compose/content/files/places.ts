import { going } from '../going';
import { only } from './only';

export const texts = only(going, 'map-finder', 'parking', 'ride-share');
