/** Where exports carry the design that they were made of, for opening it again. */
export const CARRIED_ID = 'appling-design';
export const CARRIED_FILE = 'appling.design.json';
