import { CARRIED_FILE } from './carried';
import { dataIds } from './html/file-data';

/** `image` is not validated yet. */
export interface CarriedPicture {
  id: string;
  content: Uint8Array<ArrayBuffer>;
}

export type Carried = { text: string; pictures?: readonly CarriedPicture[] } | { fault: string };

/** Largest size in characters; designs are far smaller. */
const MOST_DESIGN = 2_000_000;
/** Pages and projects contain code, fonts and pictures too. The limit rejects films. */
const MOST_EXPORT = 20_000_000;
/** Start of a design file with pictures. Base64 makes 4 MB of pictures a third longer. */
const WITH_PICTURES = /^\uFEFF?\s*\{\s*"pictures"\s*:/;
const MOST_WITH_PICTURES = 8_000_000;
const MOST_PICTURES = 20;
/** Start of a zip's first entry. */
const ZIP = 'PK\u0003\u0004';

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
const tooLarge = (bytes: number) =>
  `It has ${megabytes(bytes)} MB; a design has less than ${megabytes(MOST_DESIGN)}.`;
const tooLargeWhole = (bytes: number) =>
  `It has ${megabytes(bytes)} MB; a design with pictures has less than ${megabytes(MOST_WITH_PICTURES)}.`;
const tooLargeExport = (bytes: number) =>
  `It has ${megabytes(bytes)} MB; this page opens exports of less than ${megabytes(MOST_EXPORT)}.`;

const faults = {
  page: 'It is a web page that carries no design. Choose a page, a project zip or a .json file that was made here.',
  zip: 'It is a zip that carries no design. Choose a project zip, a page or a .json file that was made here.',
  brokenZip: 'It is a damaged zip. Download it again, or choose its .json file.',
};

const script = (id: string) =>
  new RegExp(`<script\\b[^>]*\\sid=["']?${id}(?=["'\\s>])[^>]*>([\\s\\S]*?)</script`, 'i');

const isId = (id: string) => /^[a-z][a-z0-9-]{0,47}$/.test(id);
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Accepts only data URLs of images. */
function pictureAt(id: string, address: unknown): CarriedPicture[] {
  const [, base64] =
    /^data:image\/(?:jpeg|png|webp);base64,([a-z0-9+/=]+)$/i.exec(String(address)) ?? [];
  if (!isId(id) || base64 === undefined) return [];
  try {
    return [{ id, content: bytesOf(base64) }];
  } catch {
    return [];
  }
}

/** The same picture may occur several times. */
function withPictures(text: string, pictures: readonly CarriedPicture[]): Carried {
  const each = [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
  return each.length > 0 ? { text, pictures: each.slice(0, MOST_PICTURES) } : { text };
}

function inPage(page: string): Carried {
  const text = script(dataIds.design).exec(page)?.[1];
  if (text === undefined) return { fault: faults.page };
  if (text.length > MOST_DESIGN) return { fault: tooLarge(text.length) };
  return withPictures(text, inDrawings(script(dataIds.drawings).exec(page)?.[1] ?? ''));
}

/** Without its pictures, the design still opens. */
function inDrawings(text: string): CarriedPicture[] {
  try {
    const { pictures = {} } = JSON.parse(text) as {
      pictures?: Record<string, { image?: unknown }>;
    };
    return Object.entries(pictures).flatMap(([name, drawn]) => {
      const [group, id = ''] = name.split('/');
      return group === 'own' ? pictureAt(id, drawn.image) : [];
    });
  } catch {
    return [];
  }
}

function inWhole(text: string): Carried {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { text };
  }
  const { design, pictures } = value as { design?: unknown; pictures?: unknown };
  const entries = typeof pictures === 'object' && pictures !== null ? Object.entries(pictures) : [];
  const own = JSON.stringify(design) ?? '';
  if (own.length > MOST_DESIGN) return { fault: tooLarge(own.length) };
  return withPictures(
    own,
    entries.flatMap(([id, each]) => pictureAt(id, (each as { image?: unknown } | null)?.image)),
  );
}

const picturePath = /(?:^|\/)src\/pictures\/([a-z][a-z0-9-]{0,47})\.(?:jpg|png|webp)$/;

async function inZip(file: Blob): Promise<Carried> {
  const { unzipSync } = await import(/* webpackChunkName: "unzip" */ 'fflate');
  let size = 0;
  let pictures = 0;
  try {
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: (entry) => {
        if (picturePath.test(entry.name)) {
          pictures += entry.originalSize;
          return pictures <= MOST_WITH_PICTURES;
        }
        if (size > 0 || entry.name.split('/').at(-1) !== CARRIED_FILE) return false;
        size = Math.max(entry.originalSize, entry.size);
        return size <= MOST_DESIGN;
      },
    });
    if (size > MOST_DESIGN) return { fault: tooLarge(size) };
    const entries = Object.entries(files);
    const [, bytes] = entries.find(([name]) => !picturePath.test(name)) ?? [];
    if (!bytes) return { fault: faults.zip };
    const carried = entries.flatMap(([name, content]) => {
      const [, id] = picturePath.exec(name) ?? [];
      return id === undefined ? [] : [{ id, content: new Uint8Array(content) }];
    });
    return withPictures(new TextDecoder().decode(bytes), carried);
  } catch {
    return { fault: faults.brokenZip };
  }
}

/** Extracts the design from design JSON, or from a page or project that was exported here. */
export async function carriedText(file: Blob): Promise<Carried> {
  if (file.size > MOST_EXPORT) return { fault: tooLargeExport(file.size) };
  const text = await file.text();
  if (text.startsWith(ZIP)) return inZip(file);
  if (/^\uFEFF?\s*</.test(text)) return inPage(text);
  if (WITH_PICTURES.test(text))
    return file.size > MOST_WITH_PICTURES ? { fault: tooLargeWhole(file.size) } : inWhole(text);
  return file.size > MOST_DESIGN ? { fault: tooLarge(file.size) } : { text };
}
