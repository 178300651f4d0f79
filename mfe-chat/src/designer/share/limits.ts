/** Where a shared app opens: before the text of its link. */
export const LINK_PATH = '/chat#d=';
/** Longest link that is made or opened, in characters from `/chat` on: what messengers and mail pass on whole. */
export const MOST_LINK = 8000;
/** Most bytes that a link may unfold to. */
export const MOST_BYTES = 256_000;
/** Most edits of one link. */
export const MOST_STEPS = 200;
