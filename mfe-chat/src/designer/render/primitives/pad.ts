/* Separate from the other primitives, because only one rarely used view needs it. */
export { Pad } from './web/pad';
