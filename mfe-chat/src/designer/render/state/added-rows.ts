import type { Phone } from '../phone';

/** The titles that forms added to a list or checklist, oldest first. */
export const addedRows = ({ state }: Phone, list: string) =>
  state(list, { added: [] as readonly string[] });
