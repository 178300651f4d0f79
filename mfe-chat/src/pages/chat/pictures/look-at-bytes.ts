export interface Looked {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  /** Undefined for SVG. */
  width?: number;
  height?: number;
  isAnimated?: true;
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

function lookAtPng(bytes: Uint8Array, view: DataView): Looked {
  let isAnimated = false;
  // PNG chunks: length, name, data, checksum. `acTL` (animation) precedes the first image.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, at + 8);
    if (name === 'acTL') isAnimated = true;
    if (name === 'acTL' || name === 'IDAT') break;
  }
  return {
    type: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    ...(isAnimated ? { isAnimated } : {}),
  };
}

function lookAtJpeg(bytes: Uint8Array, view: DataView): Looked | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint16(at);
    // JPEG frames, except tables (C4, C8, CC) in the same range.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 15);
    if (isFrame)
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker < 0xff00) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function lookAtWebp(bytes: Uint8Array, view: DataView): Looked | undefined {
  const kind = ascii(bytes, 12, 16);
  const type = 'image/webp';
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  if (kind === 'VP8X') {
    const isAnimated = ((bytes[20] ?? 0) & 2) !== 0;
    const size = { width: three(24) + 1, height: three(27) + 1 };
    return { type, ...size, ...(isAnimated ? { isAnimated } : {}) };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  const [width, height] = [26, 28].map((at) => view.getUint16(at, true) & 0x3fff);
  return { type, width: width ?? 0, height: height ?? 0 };
}

/** Detects the type by content, not by name; undefined if unsupported or truncated. */
export function lookAtBytes(bytes: Uint8Array): Looked | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return lookAtPng(bytes, view);
    if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return lookAtJpeg(bytes, view);
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
      return lookAtWebp(bytes, view);
  } catch {
    return undefined;
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(start) && /<svg[\s>]/i.test(start)
    ? { type: 'image/svg+xml' }
    : undefined;
}
