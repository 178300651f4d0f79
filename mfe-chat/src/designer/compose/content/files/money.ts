import { earning } from '../earning';
import { only } from './only';

export const texts = only(earning, 'finance', 'expense-split', 'insurance');
