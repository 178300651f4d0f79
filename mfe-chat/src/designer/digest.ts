const turned = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** MurmurHash3 with one character per block, one 32-bit hexadecimal digest per seed. Not cryptographic. */
export function digestsOf(text: string, seeds: readonly number[]): string[] {
  const hashes = Int32Array.from(seeds);
  for (let at = 0; at < text.length; at += 1) {
    const block = Math.imul(turned(Math.imul(text.charCodeAt(at), 0xcc9e2d51), 15), 0x1b873593);
    for (let nth = 0; nth < hashes.length; nth += 1)
      hashes[nth] = Math.imul(turned((hashes[nth] ?? 0) ^ block, 13), 5) + 0xe6546b64;
  }
  return Array.from(hashes, (mixed) => {
    let hash = Math.imul(mixed ^ (mixed >>> 16) ^ text.length, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
  });
}

export const digestOf = (text: string, seed = 0): string => digestsOf(text, [seed]).join('');
