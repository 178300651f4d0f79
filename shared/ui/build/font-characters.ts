/** Returns the characters of an uncompressed TrueType font from its `cmap`; throws unless the table has format 4. */
export function charactersOf(font: Buffer): string[] {
  const table = findTable(font, 'cmap');
  const parts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(8 + 8 * index)),
  );
  const map = parts.find((part) => part.readUInt16BE(0) === 4);
  if (!map) throw new Error('The font has no character map in format 4.');
  const count = map.readUInt16BE(6) / 2;
  // Four columns of `count` numbers: last, two bytes of padding, first, delta and offset of each range.
  const column = (nth: number) => 14 + 2 * count * nth + (nth > 0 ? 2 : 0);
  const codes: number[] = [];
  for (let range = 0; range < count; range += 1) {
    const at = (nth: number) => column(nth) + 2 * range;
    const [last, first, delta] = [0, 1, 2].map((nth) => map.readUInt16BE(at(nth))) as Range;
    const offset = map.readUInt16BE(at(3));
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset
        ? map.readUInt16BE(at(3) + offset + 2 * (code - first))
        : (code + delta) & 0xffff;
      if (glyph) codes.push(code);
    }
  }
  return codes.map((code) => String.fromCodePoint(code));
}

type Range = [last: number, first: number, delta: number];

function findTable(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = font.subarray(12 + 16 * index);
    if (entry.toString('latin1', 0, 4) === name) return font.subarray(entry.readUInt32BE(8));
  }
  throw new Error(`The font has no table ${name}.`);
}
