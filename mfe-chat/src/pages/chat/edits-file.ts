/* All that the page fetches when a design is about to be changed. */
export { apply } from '../../designer/edit/apply';
export { suggested } from './conversation/suggested';
