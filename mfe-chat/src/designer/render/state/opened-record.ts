import type { Phone } from '../phone';

/** Which record a screen shows: rows that lead to it pick one by its index. */
export const openedRecord = ({ state }: Phone, screen: string) => state(screen, { record: 0 });
