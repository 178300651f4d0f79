/** Texts that a program may trip over; each must stay what it is. */
export const hostileTexts = [
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '$& $1 {screens} {from}',
  '‮evil‬',
  '"; DROP TABLE apps; --',
  '👩‍👩‍👧 İstanbul',
  '${name}',
] as const;
