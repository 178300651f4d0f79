import { tools } from '../tools';
import { only } from './only';

export const texts = only(tools, 'utility', 'calculator', 'converter', 'scanner');
