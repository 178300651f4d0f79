/** The file of a React zip that carries the design it was made of, for opening it again. */
export const CARRIED_FILE = 'appling.design.json';
