import type { AppDesign } from '../../model/app-design';
import { fontFaces } from '../assets/font-faces';
import type { FontFile } from '../assets/assets';
import { escape } from '../markup';
import { drawingNotices, fontNotices } from '../notices';
import { dataIds } from './file-data';
import { pageCss } from './page-css';
import { usedDrawings } from './used-drawings';

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Escapes `<`, so that no text can close the script element. */
const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const preact = 'Preact: Copyright (c) 2015-present Jason Miller';

function licenseComment(design: AppDesign, fonts: readonly FontFile[]): string {
  const text = `${fontNotices(fonts)}\n${drawingNotices(design, [preact])}`;
  return `<!--\n${text.trim().replaceAll(/--(?=!?>)/g, '- -')}\n-->`;
}

interface Runtime {
  runtime: string;
  ownIcons: readonly string[];
}

/** Writes a design as one file that opens from disk, with data, fonts and runtime. */
export async function writeHtml(
  design: AppDesign,
  fonts: readonly FontFile[],
  { runtime, ownIcons }: Runtime,
): Promise<string> {
  const css = `${fontFaces(fonts)}${pageCss(design.look)}`;
  const drawings = await usedDrawings(design, ownIcons);
  const hasImages = Object.values(drawings.pictures).some(({ image }) => image);
  const policy = `default-src 'none'; script-src ${await hashOf(runtime)}; style-src ${await hashOf(css)}; font-src data:; ${hasImages ? 'img-src data:; ' : ''}base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${escape(design.language)}" dir="${design.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${design.look.palette.background}">
<title>${escape(design.name)}</title>
<style>${css}</style>
</head>
<body>
<main></main>
${dataElement(dataIds.design, design)}
${dataElement(dataIds.drawings, drawings)}
<script>${runtime}</script>
${licenseComment(design, fonts)}
</body>
</html>
`;
}
