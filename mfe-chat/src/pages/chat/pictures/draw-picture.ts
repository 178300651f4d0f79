import { LONGEST } from './limits';

/** Tries WebP qualities until the picture fits its size limit. */
const qualities = [0.85, 0.7, 0.5] as const;
const ENOUGH = 300_000;

interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** Width in px of an SVG without size. */
const UNSIZED = 600;

/** Images run no scripts and load no external resources. */
async function decodeSvg(file: Blob): Promise<Decoded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = new Image();
  const text = new TextDecoder().decode(bytes);
  // A data URL, because some browsers taint the canvas for blob URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const [width, height] = [image.naturalWidth || UNSIZED, image.naturalHeight || UNSIZED];
  const scale = LONGEST / Math.max(width, height);
  return { source: image, width: width * scale, height: height * scale };
}

async function decode(file: Blob, type: string): Promise<Decoded> {
  if (type === 'image/svg+xml') return decodeSvg(file);
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { source, width: source.width, height: source.height };
}

/** True without transparency. */
export function isSolid(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function encode(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Blob> {
  const solid = isSolid(context);
  let blob: Blob | undefined;
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    // Browsers without a WebP encoder return PNG.
    if (blob.type !== 'image/webp' && solid)
      blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= ENOUGH) break;
  }
  if (!blob) throw new Error('The canvas gave no picture.');
  return blob;
}

/**
 * Redraws a picture in the size that the phone needs, which removes metadata.
 * @throws {Error} when the browser cannot decode or draw it
 */
export async function drawPicture(
  file: Blob,
  type: string,
): Promise<{ blob: Blob; width: number; height: number }> {
  const decoded = await decode(file, type);
  const scale = Math.min(1, LONGEST / Math.max(decoded.width, decoded.height));
  const [width, height] = [decoded.width, decoded.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(decoded.source, 0, 0, width, height);
  if ('close' in decoded.source) (decoded.source as ImageBitmap).close();
  return { blob: await encode(canvas, context), width, height };
}
