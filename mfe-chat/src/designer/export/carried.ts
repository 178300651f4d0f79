/** The file of a project that carries the design it was made of, for opening it again. */
export const CARRIED_FILE = 'appling.design.json';
