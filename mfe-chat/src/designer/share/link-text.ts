import { digestOf } from '../digest';
import { LINK_PATH, MOST_BYTES, MOST_LINK, MOST_MODELED } from './limits';
import { decode, encode } from './link-model';

export type LinkFault = 'empty' | 'too-long' | 'damaged' | 'newer' | 'browser';

const PLAIN = 'p';
const DEFLATED = 'z';
/** Encoded with the dictionary of 2026-12-01. Another dictionary needs another letter. */
const MODELED = 'm';
/** Length of the checksum in characters, after the first letter. */
const CHECK = 4;
const checkOf = (body: string) => digestOf(body).slice(0, CHECK);

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** @throws {RangeError} as soon as the output exceeds `most` bytes */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // Errors of the stream are thrown where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = (readable as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.length ?? 0;
    if (size > most) {
      void reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    if (value) parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns the shortest of the forms. */
export async function writeLinkText(value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const bytes = new TextEncoder().encode(text);
  const forms = [[PLAIN, toText(bytes)]];
  if ('CompressionStream' in globalThis) {
    const deflated = await through(bytes, new CompressionStream('deflate-raw'), Infinity);
    forms.push([DEFLATED, toText(deflated)]);
  }
  if (bytes.length <= MOST_MODELED) forms.push([MODELED, toText(await encode(text))]);
  const [[letter, body] = []] = forms.toSorted(
    ([, one = ''], [, other = '']) => one.length - other.length,
  );
  return `${letter}${checkOf(body ?? '')}${body}`;
}

/**
 * Reads the output of `writeLinkText`; ignores what messengers append.
 * @param text from the URL, after `#d=`
 */
export async function readLinkText(
  text: string,
): Promise<{ value: unknown } | { fault: LinkFault }> {
  if (text.length > MOST_LINK - LINK_PATH.length) return { fault: 'too-long' };
  const [, letter, check, body] = /^([a-z])([0-9a-f]{4})([\w-]+)/.exec(text) ?? [];
  if (text === '') return { fault: 'empty' };
  if (body === undefined || check !== checkOf(body)) return { fault: 'damaged' };
  // The checksum is valid, so a newer release wrote the unknown letter.
  if (![PLAIN, DEFLATED, MODELED].includes(letter ?? '')) return { fault: 'newer' };
  if (letter === DEFLATED && !('DecompressionStream' in globalThis)) return { fault: 'browser' };
  try {
    if (letter === MODELED) return { value: JSON.parse(await decode(toBytes(body))) as unknown };
    const bytes =
      letter === PLAIN
        ? toBytes(body)
        : await through(toBytes(body), new DecompressionStream('deflate-raw'), MOST_BYTES);
    return {
      value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown,
    };
  } catch {
    return { fault: 'damaged' };
  }
}
