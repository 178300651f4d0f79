import { planning } from '../planning';
import { only } from './only';

export const texts = only(planning, 'documents', 'mail', 'notes');
