import { CARRIED_FILE } from './carried';
import { dataIds } from './html/file-data';

/** The text of a design, or why a file holds none. */
export type Carried = { text: string } | { fault: string };

/** No design comes near it. */
const MOST_DESIGN = 2_000_000;
/** A page or a project carries code, fonts and pictures besides; a film chosen by mistake does not get read. */
const MOST_EXPORT = 20_000_000;
/** A zip's first entry begins so. */
const ZIP = 'PK\u0003\u0004';

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
const tooLarge = (bytes: number) =>
  `It has ${megabytes(bytes)} MB; a design has less than ${megabytes(MOST_DESIGN)}.`;
const tooLargeExport = (bytes: number) =>
  `It has ${megabytes(bytes)} MB; this page opens exports of less than ${megabytes(MOST_EXPORT)}.`;

const faults = {
  page: 'It is a web page that carries no design. Choose a page, a project zip or a .json file that was made here.',
  zip: 'It is a zip that carries no design. Choose a project zip, a page or a .json file that was made here.',
  brokenZip: 'It is a damaged zip. Download it again, or choose its .json file.',
};

const script = new RegExp(
  `<script\\b[^>]*\\sid=["']?${dataIds.design}(?=["'\\s>])[^>]*>([\\s\\S]*?)</script`,
  'i',
);

function inPage(page: string): Carried {
  const text = script.exec(page)?.[1];
  if (text === undefined) return { fault: faults.page };
  return text.length > MOST_DESIGN ? { fault: tooLarge(text.length) } : { text };
}

async function inZip(file: Blob): Promise<Carried> {
  const { unzipSync } = await import(/* webpackChunkName: "unzip" */ 'fflate');
  let size = 0;
  try {
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: (entry) => {
        if (size > 0 || entry.name.split('/').at(-1) !== CARRIED_FILE) return false;
        size = Math.max(entry.originalSize, entry.size);
        return size <= MOST_DESIGN;
      },
    });
    if (size > MOST_DESIGN) return { fault: tooLarge(size) };
    const [bytes] = Object.values(files);
    return bytes ? { text: new TextDecoder().decode(bytes) } : { fault: faults.zip };
  } catch {
    return { fault: faults.brokenZip };
  }
}

/** The text of the design that a file is or carries: design JSON, a page or a zip of a project made here. */
export async function carriedText(file: Blob): Promise<Carried> {
  if (file.size > MOST_EXPORT) return { fault: tooLargeExport(file.size) };
  const text = await file.text();
  if (text.startsWith(ZIP)) return inZip(file);
  if (/^\uFEFF?\s*</.test(text)) return inPage(text);
  return file.size > MOST_DESIGN ? { fault: tooLarge(file.size) } : { text };
}
