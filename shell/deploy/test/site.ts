import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { FolderTarget } from '../../../shared/release/src/folder-target.ts';
import type { LiveState } from '../../../shared/release/src/live-state.ts';

export const CANARY_PERCENT = 10;
export const CANARY_WORDS = 'This is the canary.';

export interface PublishedSite {
  current: string;
  publish: (hasCanary?: boolean) => Promise<void>;
  /** Switches between the two newest publications by one rename. */
  flip: () => void;
}

/** Publishes the composed site to an empty folder. */
export async function publishSite(folder: string): Promise<PublishedSite> {
  for (const shared of ['r', 'assets']) {
    cpSync(path.join(SITE, shared), path.join(folder, shared), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  const files = composedFiles();
  const released = ['r', 'assets'].flatMap((shared) => filesBelow(folder, shared));
  const target = new FolderTarget(folder);
  let number = 0;
  let isOld = false;
  const publish = async (hasCanary = false) => {
    ({ number } = await target.claim());
    await target.publish({
      state: stateOf(number, hasCanary),
      files,
      isWhole: true,
      gone: [],
      variant: hasCanary ? canaryOf(files) : null,
      served: released,
    });
  };
  await publish();
  return {
    current: path.join(folder, 'current'),
    publish,
    flip() {
      isOld = !isOld;
      const next = path.join(folder, 'current.next');
      rmSync(next, { force: true });
      symlinkSync(`sites/${isOld ? number - 1 : number}`, next);
      renameSync(next, path.join(folder, 'current'));
    },
  };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function composedFiles(): Map<string, Buffer> {
  const entries = readdirSync(SITE, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/^(?:r|assets)\//.test(path.relative(SITE, file)))
      .map((file) => [path.relative(SITE, file), readFileSync(file)]),
  );
}

function canaryOf(files: ReadonlyMap<string, Buffer>): Map<string, string> {
  const page = String(files.get('chat/index.html'));
  return new Map([
    ['chat/index.html', page.replace('</body>', `<!-- ${CANARY_WORDS} --></body>`)],
    ['registry.json', `${String(files.get('registry.json'))} `],
  ]);
}

function stateOf(number: number, hasCanary: boolean): LiveState {
  return {
    version: 1,
    number,
    at: new Date().toISOString(),
    by: 'npm run test:deploy',
    what: `publication ${number}`,
    shell: { current: '', history: [] },
    remotes: {},
    settings: {
      url: 'https://appling.example',
      apiOrigin: null,
      config: { endpoints: {} },
    },
    canary: hasCanary ? { remote: 'chat', release: 'canary', percent: CANARY_PERCENT } : null,
  };
}

export function emptyFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
