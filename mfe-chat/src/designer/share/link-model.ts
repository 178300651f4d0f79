import dictionary from './link-dictionary.json';
import { MOST_MODELED } from './limits';
import { Predictor } from './predictor';

/** Ends a text; JSON escapes it. */
const END = 0;
const WHOLE = 2 ** 32 - 1;

const chanceIn65536 = (predictor: Predictor): number =>
  Math.max(1, Math.min(65_535, Math.round(predictor.predict() * 65_536)));

/** Calls `each` for the bits of a byte, highest first, and passes on what it returns. */
function byteOf(each: (shift: number) => number): number {
  let byte = 0;
  for (let shift = 7; shift >= 0; shift -= 1) byte = byte * 2 + each(shift);
  return byte;
}

/** Longest task before yielding to the browser, in ms. */
const SLICE = 16;
const bytesOf = new TextEncoder();

async function taught(): Promise<Predictor> {
  const predictor = new Predictor();
  let since = performance.now();
  for (const value of dictionary) {
    for (const byte of bytesOf.encode(`${JSON.stringify(value)}\0`))
      byteOf((shift) => {
        const bit = (byte >> shift) & 1;
        predictor.predict();
        predictor.learn(bit);
        return bit;
      });
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return predictor;
}
let primed: Promise<Predictor> | undefined;
const start = async (): Promise<Predictor> => (await (primed ??= taught())).copy();

/** Narrows the interval of an arithmetic coder to the part for one bit. */
class Interval {
  low = 0;
  high = WHOLE;

  middle(chance: number): number {
    return this.low + Math.floor(((this.high - this.low) * chance) / 65_536);
  }

  take(bit: number, middle: number): void {
    if (bit === 1) this.high = middle;
    else this.low = middle + 1;
  }

  /** Shifts out the first byte if both ends share it. */
  shifted(): number | undefined {
    const first = this.low >>> 24;
    if (first !== this.high >>> 24) return undefined;
    this.low = (this.low << 8) >>> 0;
    this.high = ((this.high << 8) | 255) >>> 0;
    return first;
  }
}

/** Encodes a text in few bytes, the fewer the more it is like the texts of the dictionary. */
export async function encode(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const [predictor, interval] = [await start(), new Interval()];
  const bytes: number[] = [];
  for (const byte of [...bytesOf.encode(text), END])
    byteOf((shift) => {
      const bit = (byte >> shift) & 1;
      interval.take(bit, interval.middle(chanceIn65536(predictor)));
      predictor.learn(bit);
      for (let out = interval.shifted(); out !== undefined; out = interval.shifted())
        bytes.push(out);
      return bit;
    });
  // The decoder reads zeros after the end.
  if (interval.low > 0) bytes.push((interval.low >>> 24) + 1);
  return Uint8Array.from(bytes);
}

/**
 * Decodes the output of `encode`.
 * @throws {RangeError} when the text exceeds `MOST_MODELED`
 * @throws {TypeError} when it is not UTF-8
 */
export async function decode(bytes: Uint8Array): Promise<string> {
  const [predictor, interval] = [await start(), new Interval()];
  let at = 0;
  const next = () => bytes[at++] ?? 0;
  let value = byteOf(() => 0);
  for (let count = 0; count < 4; count += 1) value = value * 256 + next();
  const text: number[] = [];
  for (;;) {
    const byte = byteOf(() => {
      const middle = interval.middle(chanceIn65536(predictor));
      const bit = value <= middle ? 1 : 0;
      interval.take(bit, middle);
      predictor.learn(bit);
      while (interval.shifted() !== undefined) value = ((value << 8) | next()) >>> 0;
      return bit;
    });
    if (byte === END) break;
    text.push(byte);
    if (text.length > MOST_MODELED) throw new RangeError(`More than ${MOST_MODELED} bytes.`);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text));
}
