import { releasedSource } from '../src/content/released-source';
import { designFrom } from '../src/designer/design-from';
import { noAssets } from '../src/designer/export/assets/assets';
import { fetchWebFonts } from '../src/designer/export/assets/fetch-web-fonts';
import type { ExportedFile } from '../src/designer/export/exporter';
import { makeExport } from '../src/designer/export/make-export';
import type { AppDesign } from '../src/designer/model/app-design';
import { nameOf, ownExporters } from './file-names';
import { drawScreens } from './pictures';

interface MadeFiles {
  design: AppDesign;
  files: readonly ExportedFile[];
  missing: string;
}

export async function makeFiles(idea: string): Promise<MadeFiles> {
  const { design } = await designFrom(idea, { content: releasedSource });
  const { signal } = new AbortController();
  const assets = { ...noAssets, fonts: await fetchWebFonts(design, signal) };
  const files: ExportedFile[] = [];
  for (const exporter of ownExporters) {
    const { bytes } = await makeExport(exporter, design, assets, () => {}, signal);
    files.push({ path: nameOf(exporter, design), content: bytes });
  }
  const { files: pictures, missing } = await drawScreens(design);
  return { design, files: [...files, ...pictures], missing };
}
