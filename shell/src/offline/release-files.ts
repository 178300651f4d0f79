import { releaseBase, type Registry } from '@appling/contract/registry';
import { DATA_FILES, type Release } from '@appling/contract/release';

/** A file that pages need, and the hash that it was released with. */
export interface KeptFile {
  address: string;
  integrity: string;
}

/** Of no use without a network or a server: what renders pages there, downloads, and this worker. */
const LEFT_OUT = /\.(?:cjs|zip|pdf|ics)$|^(?:theme|site-sw)\.js$/;

/**
 * Every file that the pages of a registry need.
 *
 * @throws {TypeError} when a release's description cannot be had
 */
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
