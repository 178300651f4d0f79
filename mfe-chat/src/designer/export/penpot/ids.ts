import { digestsOf } from '../../digest';

/** Root of every shape tree. */
export const ROOT_ID = '00000000-0000-0000-0000-000000000000';

export function uuidOf(text: string): string {
  const hex = digestsOf(text, [0x9747b28c, 0x3c6ef372, 0x1b873593, 0x5bd1e995]).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
