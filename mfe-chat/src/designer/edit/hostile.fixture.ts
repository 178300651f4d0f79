/** Texts that are dangerous as HTML, patterns or keys; edits must keep them unchanged. */
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
