/** Classes of a link inside text. */
export const textLink =
  'text-leaf-deep underline decoration-1 underline-offset-[0.2em] hover:decoration-2 [overflow-wrap:anywhere]';
