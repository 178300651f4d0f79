import type { Phone } from '../phone';

/** The text of a form's field; a button that adds to a list takes it from there. */
export const fieldText = ({ state }: Phone, field: string, initial: string) =>
  state(field, { text: initial });
