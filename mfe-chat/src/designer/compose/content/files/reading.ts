import { making } from '../making';
import { only } from './only';

export const texts = only(making, 'writing', 'books', 'news');
