import { planning } from '../planning';
import { only } from './only';

export const texts = only(planning, 'todo', 'productivity', 'kanban', 'timer');
