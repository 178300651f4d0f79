import type { Phone } from '../phone';

/** What narrows a list: the text of its search, and the group that its filters chose, `''` for all. */
export const listFilter = ({ state }: Phone, list: string) => state(list, { query: '', group: '' });
