import { earning } from '../earning';
import { only } from './only';

export const texts = only(earning, 'freelance', 'business-ops', 'jobs');
