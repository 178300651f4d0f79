/* All that the page fetches when a design is about to be changed. */
export { apply, reportsOf } from '../../designer/edit/apply';
export { sayReports } from '../../designer/edit/say-reports';
export { suggested } from './conversation/suggested';
