const turned = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** 32 bits that follow from a text and a seed, in hexadecimal: MurmurHash3 with a character for each block. Tells texts apart; keeps no secret. */
export function digestOf(text: string, seed = 0): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    const block = turned(Math.imul(text.charCodeAt(at), 0xcc9e2d51), 15);
    hash = Math.imul(turned(hash ^ Math.imul(block, 0x1b873593), 13), 5) + 0xe6546b64;
  }
  hash = Math.imul(hash ^ (hash >>> 16) ^ text.length, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
