import { meeting } from '../meeting';
import { only } from './only';

export const texts = only(meeting, 'community', 'events', 'volunteering', 'charity', 'generic');
