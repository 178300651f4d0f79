import type { AppDesign } from '../../model/app-design';
import type { Assets } from '../assets/assets';
import type { Files, Progress } from '../exporter';
import { textStyles } from '../measure/text-styles';
import { zip } from '../pack';
import { features, migrations, type Entry } from './format';
import { ROOT_ID, uuidOf } from './ids';
import { libraryColors, libraryTokens, libraryTypographies } from './library';
import { fillImages, mediaEntries } from './media';
import { rootJson, shapeJson } from './shape-json';
import { boardShape } from './shapes';

/** In px. */
const GAP = 80;
const COLUMNS = 6;

export function entriesOf(design: AppDesign, assets: Assets, progress: Progress): Entry[] {
  const { screens } = assets;
  const images = fillImages(design, assets);
  const fileId = uuidOf(`${design.id}/file`);
  const pageId = uuidOf(`${design.id}/page`);
  const keyOf = (screen: string) => `${design.id}/board/${screen}`;
  const known = new Set(screens.map(({ id }) => id));
  const boardOf = (screen: string) => (known.has(screen) ? uuidOf(keyOf(screen)) : undefined);
  const folder = `files/${fileId}`;
  const boards = screens.flatMap((screen, at) => {
    const [x, y] = [(at % COLUMNS) * (390 + GAP), Math.floor(at / COLUMNS) * (844 + GAP)];
    const around = { pageId, parentId: ROOT_ID, frameId: ROOT_ID };
    progress((at + 1) / (screens.length + 2));
    return shapeJson(boardShape(screen, keyOf(screen.id), { boardOf, images }), { x, y }, around);
  });
  const root = rootJson(
    pageId,
    screens.map(({ id }) => uuidOf(keyOf(id))),
  );
  const styles = textStyles(screens);
  const file = { id: fileId, name: design.name, features, migrations, version: 67 };
  const listed = { id: fileId, name: design.name, features };
  return [
    {
      path: 'manifest.json',
      value: {
        type: 'penpot/export-files',
        version: 1,
        generatedBy: 'appling/1',
        referer: 'appling',
        files: [listed],
        relations: [],
      },
    },
    {
      path: `${folder}.json`,
      value: { ...file, options: { componentsV2: true, baseFontSize: '16px' }, isShared: false },
    },
    { path: `${folder}/pages/${pageId}.json`, value: { id: pageId, name: 'Screens', index: 0 } },
    ...[root, ...boards].map((value) => ({
      path: `${folder}/pages/${pageId}/${value.id}.json`,
      value,
    })),
    ...libraryColors(design).map((value) => ({ path: `${folder}/colors/${value.id}.json`, value })),
    ...libraryTypographies(design, styles).map((value) => ({
      path: `${folder}/typographies/${value.id}.json`,
      value,
    })),
    { path: `${folder}/tokens.json`, value: libraryTokens(design) },
    ...mediaEntries(design, assets, folder),
  ];
}

/** Makes a .penpot file: a board per screen with links, colours, typography and tokens. */
export function makePenpot(design: AppDesign, assets: Assets, progress: Progress): Files {
  const entries = entriesOf(design, assets, progress);
  const files = entries.map(({ path, value }) => ({
    path,
    content: value instanceof Uint8Array ? value : JSON.stringify(value),
  }));
  // Compressing hundreds of small files saves a third and takes several times as long.
  return [{ path: 'app.penpot', content: zip(files, 0) }];
}
