export { Refused } from '../keeping/refused';
export { Earlier } from './earlier';
export { PutAside } from './put-aside';
