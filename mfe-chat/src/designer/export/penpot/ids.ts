/** Where every tree of shapes begins. */
export const ROOT_ID = '00000000-0000-0000-0000-000000000000';

const turned = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** 32 bits that follow from a text and a seed, by the steps of MurmurHash3 with a character for each block. */
function mixed(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    const block = turned(Math.imul(text.charCodeAt(at), 0xcc9e2d51), 15);
    hash = Math.imul(turned(hash ^ Math.imul(block, 0x1b873593), 13), 5) + 0xe6546b64;
  }
  hash = Math.imul(hash ^ (hash >>> 16) ^ text.length, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
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
