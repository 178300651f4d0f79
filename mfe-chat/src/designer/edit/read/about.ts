import type { Becomes } from './becomes';

/** Other records: what the rows are about. */
export const aboutOther: Becomes = () => undefined;
