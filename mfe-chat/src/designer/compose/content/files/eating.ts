import { buying } from '../buying';
import { only } from './only';

export const texts = only(buying, 'recipes', 'food', 'food-delivery', 'restaurant');
