/** Where every tree of shapes begins. */
export const ROOT_ID = '00000000-0000-0000-0000-000000000000';

/** One of four numbers that mix a text's characters, by the steps of MurmurHash3. */
function mixed(text: string, seed: number): string {
  let hash = seed;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0xcc9e2d51);
    hash = (hash << 15) | (hash >>> 17);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The same text gives the same id, in the form of a random UUID (version 4). */
export function uuidOf(text: string): string {
  const hex = [0x9747b28c, 0x3c6ef372, 0x1b873593, 0x5bd1e995]
    .map((seed) => mixed(text, seed))
    .join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
