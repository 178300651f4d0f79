import { planning } from '../planning';
import { only } from './only';

export const texts = only(planning, 'calendar', 'scheduling');
