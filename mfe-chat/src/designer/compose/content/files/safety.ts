import { tools } from '../tools';
import { only } from './only';

export const texts = only(tools, 'developer-tools', 'security');
