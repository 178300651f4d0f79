export { apply, reportsOf } from '../../designer/edit/apply';
export { sayReports } from '../../designer/edit/say-reports';
export { suggested } from './conversation/suggested';
