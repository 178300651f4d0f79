/* Apart from the other primitives: one view that few designs show draws on it. */
export { Pad } from './web/pad';
