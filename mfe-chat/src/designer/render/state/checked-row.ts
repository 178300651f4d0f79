import type { Phone } from '../phone';

/** Whether a row of a checklist is ticked; the progress of the day counts the same rows. */
export const checkedRow = ({ state }: Phone, list: string, row: number, done: boolean) =>
  state([list, row], { done });
