/** The link's text follows. */
export const LINK_PATH = '/chat#d=';
/** Longest link in characters, from `/chat`; messengers and mail pass it on completely. */
export const MOST_LINK = 8000;
/** Largest size of a decompressed link, in bytes. */
export const MOST_BYTES = 256_000;
/** Largest size of a text that is encoded with the dictionary, in bytes; limits the time of reading. */
export const MOST_MODELED = 16_000;
export const MOST_STEPS = 200;
