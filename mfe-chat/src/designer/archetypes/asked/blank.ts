/** The value of a field that nothing is known of: people fill it in. */
export const blank = '–';
