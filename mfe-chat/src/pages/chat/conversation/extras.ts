export { Refused } from '../keeping/refused';
export { Earlier } from './earlier';
export { PutAside } from './put-aside';
export { OfferChips } from './offer-chips';
export { FullScreen } from '../stage/full-screen';
