import { learning } from '../learning';
import { only } from './only';

export const texts = only(learning, 'education', 'quiz', 'survey', 'polls');
