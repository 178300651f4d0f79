import { earning } from '../earning';
import { only } from './only';

export const texts = only(earning, 'booking', 'inventory');
