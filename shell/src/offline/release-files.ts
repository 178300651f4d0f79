import { releaseBase, type Registry } from '@appling/contract/registry';
import { DATA_FILES, type Release } from '@appling/contract/release';

export interface KeptFile {
  address: string;
  integrity: string;
}

/** Useless offline: server bundles, downloads, and the worker itself. */
const LEFT_OUT = /\.(?:cjs|zip|pdf|ics)$|^(?:theme|site-sw)\.js$/;

/** Returns every file that a registry's pages need. Throws `TypeError` when a release's description does not load. */
export async function listFiles(
  { shell = '', remotes }: Registry,
  options: RequestInit,
): Promise<KeptFile[]> {
  const releases = [
    { base: releaseBase('shell', shell), place: '/assets/' },
    ...Object.entries(remotes).map(([name, { current }]) => {
      const base = releaseBase(name, current.id, current.origin);
      return { base, place: base };
    }),
  ];
  const lists = await Promise.all(
    releases.map(async ({ base, place }) => {
      const answer = await fetch(`${base}release.json`, options);
      if (!answer.ok) throw new TypeError(`${base}release.json answers ${answer.status}.`);
      const { files } = (await answer.json()) as Pick<Release, 'files'>;
      return Object.entries(files)
        .filter(([file]) => !LEFT_OUT.test(file) && !isInArchive(file, files))
        .map(([file, integrity]) => ({ address: place + file, integrity }));
    }),
  );
  return lists.flat();
}

function isInArchive(file: string, files: Release['files']): boolean {
  return DATA_FILES in files && file !== DATA_FILES && file.endsWith('.json');
}
