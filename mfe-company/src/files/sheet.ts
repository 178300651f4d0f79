import { leafPaths } from '@appling/ui/art/leaf';
import { mark } from '@appling/ui/art/mark';
import { wordmarkText } from '@appling/ui/art/wordmark';
import { wordmarkLetters } from '@appling/ui/art/wordmark-letters';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts, rgb } from 'pdf-lib';
import { png } from './logos';
import { colour } from './palette';

/** A4 in points, with the left and right edges of the text. */
const PAGE = { width: 595, height: 842, left: 56, right: 539 };

/** In points. */
const HEAD = 240;

/** A page, written from top to bottom. */
export interface Sheet {
  page: PDFPage;
  /** Distance from the bottom of the page to the next line, in points. */
  y: number;
  heading: (words: string, size?: number) => void;
  paragraph: (words: string, options?: { size?: number; x?: number; width?: number }) => void;
  bytes: () => Promise<Uint8Array>;
}

/** Converts `#rrggbb` for pdf-lib. */
export function ink(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

export async function createSheet(title: string): Promise<Sheet> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const day = new Date('2024-12-01T00:00:00Z');
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('Appling');
  document.setLanguage('en');
  document.setCreationDate(day);
  document.setModificationDate(day);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([PAGE.width, PAGE.height]);
  page.drawRectangle({
    x: 0,
    y: 0,
    width: PAGE.width,
    height: PAGE.height,
    color: ink(colour('paper')),
  });
  const head = await document.embedPng(headPicture());
  page.drawImage(head, { x: 0, y: PAGE.height - HEAD, width: PAGE.width, height: HEAD });

  const sheet: Sheet = {
    page,
    y: 700,
    heading(words, size = 15) {
      sheet.y -= size + 16;
      const color = ink(colour('on-leaf'));
      page.drawText(words, { x: PAGE.left, y: sheet.y, size, font: bold, color });
      sheet.y -= 2;
    },
    paragraph(words, { size = 10.5, x = PAGE.left, width = PAGE.right - x } = {}) {
      for (const line of breakLines(words, regular, size, width)) {
        sheet.y -= size * 1.45;
        page.drawText(line, { x, y: sheet.y, size, font: regular, color: ink(colour('on-leaf')) });
      }
    },
    bytes: () => document.save(),
  };
  sheet.y = 668;
  page.drawText(title, {
    x: PAGE.left,
    y: 676,
    size: 34,
    font: bold,
    color: ink(colour('on-leaf')),
  });
  return sheet;
}

/** Drawn as a bitmap, since pdf-lib misdraws quadratic curves. */
function headPicture(): Uint8Array {
  const { outline, midrib, veins } = leafPaths({ base: [470, 210], tip: [585, 8], width: 0.42 });
  const slits = [midrib, ...veins].map((d) => `<path d="${d}"/>`).join('');
  const sprout = mark.sprout.map((d) => `<path d="${d}"/>`).join('');
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${HEAD}">` +
      `<rect width="${PAGE.width}" height="${HEAD}" fill="${colour('paper')}"/>` +
      `<path d="${outline}" fill="${colour('leaf')}"/><g fill="${colour('paper')}">${slits}</g>` +
      `<g transform="translate(${PAGE.left} 50) scale(.34)"><path d="${mark.tile}" fill="${colour('on-leaf')}"/><g fill="${colour('leaf')}">${sprout}</g></g>` +
      `<g transform="translate(101 75) scale(.025)"><path d="${wordmarkLetters.text}" fill="${colour('on-leaf')}"/><path d="${wordmarkText.leaf}" fill="${colour('cut-shade')}"/></g></svg>`,
    PAGE.width * 3,
  );
}

function breakLines(words: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const next = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(next, size) > width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return [...lines, line];
}
