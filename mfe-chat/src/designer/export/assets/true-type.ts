import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;
/** Sizes in bytes: header and entry of a table, in WOFF and in TrueType. */
const woff = { header: 44, entry: 20 };
const trueType = { header: 12, entry: 16 };

/**
 * Returns the TrueType font in a WOFF file, which systems cannot install, or the file if it is another.
 * Format: https://www.w3.org/TR/WOFF/#OverallStructure
 */
export function trueTypeOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (from.getUint32(0) !== WOFF) return file;
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 16 * 2 ** power);
  to.setUint16(8, power);
  to.setUint16(10, 16 * (count - 2 ** power));
  let at = trueType.header + trueType.entry * count;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.header + woff.entry * index;
    const [tag, offset, packed, size, checksum] = [0, 4, 8, 12, 16].map((field) =>
      from.getUint32(entry + field),
    ) as [number, number, number, number, number];
    const stored = file.subarray(offset, offset + packed);
    font.set(packed < size ? unzlibSync(stored) : stored, at);
    [tag, checksum, at, size].forEach((value, field) =>
      to.setUint32(trueType.header + trueType.entry * index + 4 * field, value),
    );
    at += Math.ceil(size / 4) * 4;
  }
  return font;
}
