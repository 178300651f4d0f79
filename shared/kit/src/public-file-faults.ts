import { MIME_TYPES } from './mime-types.ts';
import { SHELL } from './apps.ts';

const TAKEN = new Set(['r', 'assets', 'social']);
const PATH = /^\/([a-z0-9][a-z0-9-]*)(?:\/[a-z0-9][a-z0-9-]*)*\/[a-z0-9][a-z0-9.-]*\.([a-z0-9]+)$/;

/** Returns a sentence for each invalid path. Pages have no extension, so a valid path cannot collide with a page. */
export function publicFileFaults(files: readonly { path: string }[]): string[] {
  return files.flatMap(({ path }) => {
    const [, folder = '', ending = ''] = PATH.exec(path) ?? [];
    if (folder === '') {
      return `${path} cannot be a public file: it needs a folder, a name in small letters and an ending, as /schemas/app-design-2.json has.`;
    }
    if (TAKEN.has(folder)) {
      return `${path} cannot be a public file: /${folder}/ belongs to the ${SHELL.name}. Put it into another folder.`;
    }
    if (ending === 'html' || !Object.hasOwn(MIME_TYPES, ending)) {
      return `${path} cannot be a public file: servers know no type for .${ending}, or it is a page's. mime-types.ts lists the endings.`;
    }
    return [];
  });
}
