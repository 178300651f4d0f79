import { leafPaths } from '@appling/shared/art/leaf';
import { mark } from '@appling/shared/art/mark';
import { wordmarkText } from '@appling/shared/art/wordmark';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts, rgb } from 'pdf-lib';
import { colour } from './palette';

/** Point sizes of A4, and the left edge of everything. */
const PAGE = { width: 595, height: 842, left: 56, right: 539 };

/** A page of paper in our look, written from the top down. */
export interface Sheet {
  page: PDFPage;
  /** Distance from the foot of the page to the next line. */
  y: number;
  heading: (words: string, size?: number) => void;
  /** Writes a paragraph, broken at the given width. */
  paragraph: (words: string, options?: { size?: number; x?: number; width?: number }) => void;
  bytes: () => Promise<Uint8Array>;
}

/** `#rrggbb` as pdf-lib wants it. */
export function ink(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** Opens a sheet with the name at its head and a leaf in its corner. */
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
  drawHead(page);

  const sheet: Sheet = {
    page,
    y: 700,
    heading(words, size = 15) {
      sheet.y -= size + 12;
      const color = ink(colour('on-leaf'));
      page.drawText(words, { x: PAGE.left, y: sheet.y, size, font: bold, color });
      sheet.y -= 8;
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

function drawHead(page: PDFPage): void {
  const dark = ink(colour('on-leaf'));
  const loud = ink(colour('leaf'));
  page.drawRectangle({ x: 0, y: 0, ...PAGE, color: ink(colour('paper')) });
  const { outline, midrib, veins } = leafPaths({ base: [470, 210], tip: [585, 8], width: 0.42 });
  page.drawSvgPath(outline, { x: 0, y: PAGE.height, color: loud });
  for (const slit of [midrib, ...veins]) {
    page.drawSvgPath(slit, { x: 0, y: PAGE.height, color: ink(colour('paper')) });
  }
  const sign = { x: PAGE.left, y: 792, scale: 0.34 };
  page.drawSvgPath(mark.tile, { ...sign, color: dark });
  for (const part of mark.sprout) page.drawSvgPath(part, { ...sign, color: loud });
  const name = { x: 101, y: 767, scale: 0.025 };
  page.drawSvgPath(wordmarkText.letters, { ...name, color: dark });
  page.drawSvgPath(wordmarkText.leaf, { ...name, color: ink(colour('cut-shade')) });
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
