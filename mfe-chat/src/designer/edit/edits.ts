/** All that the page fetches when a design is about to be changed. */
export { calendarFor } from './add-calendar';
export { apply } from './apply';
