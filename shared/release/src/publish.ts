import { SHELL } from '@appling/kit/apps';
import { openRemote, openShell, readRelease, readShellRelease } from '@appling/kit/open-release';
import { pageFile } from '@appling/kit/page-file';
import { isObject } from '@appling/kit/read-record';
import { remoteEntry } from '@appling/kit/remote-entry';
import {
  removedFiles,
  renderSite,
  type Composition,
  type SiteFiles,
} from '@appling/kit/render-site';
import type { Registry } from '@appling/contract/registry';
import type { ShellRelease } from '@appling/contract/release';
import {
  checkDescription,
  checkFiles,
  checkLinks,
  checkRoutes,
  checkVersions,
} from './contract-gate.ts';
import { lineOf, type LiveState } from './live-state.ts';
import { RefusedError, type Refusal } from './refusal.ts';
import { describeStored, fetchRelease, keysOf, readStored, upload } from './store.ts';
import type { Claim, Target } from './target.ts';

export interface Build {
  name: string;
  folder: string;
}

export interface Change {
  target: Target;
  claim: Claim;
  before: LiveState | null;
  after: LiveState;
  builds: readonly Build[];
  commit: string | null;
}

/** Publishes a change: contract gate, rendering, upload, and the pointer last, so an interruption changes nothing live. */
export async function publishChange(change: Change): Promise<string[]> {
  const { target, claim, before, after, builds, commit } = change;
  const changed = changedApps(before, after);
  const next = await open(change, after, changed);
  const old = before ? await readRegistry(target) : null;
  const isWhole =
    !isPartial(before, after, changed) || old === null || (await target.damage()) !== null;
  const [only] = changed;
  const isSame = !isWhole && only === undefined;
  const files: SiteFiles = isSame ? new Map() : await renderSite(next, isWhole ? undefined : only);
  const read = await pageReader(target, next, files);
  refuse(checkLinks(next, read));
  const variant = after.canary ? await renderVariant(change, after.canary) : null;
  for (const { name, folder } of builds) await upload(target, name, folder, commit);
  if (!(await claim.isHeld())) throw new Error('Somebody took a later number.');
  await target.publish({
    state: after,
    files,
    isWhole,
    gone: removedFiles(old?.remotes ?? {}, next.registry.remotes),
    variant,
    served: await servedFiles(target, after),
  });
  return [...files.keys()];
}

function changedApps(before: LiveState | null, after: LiveState): Set<string> {
  const now = { [SHELL.name]: after.shell, ...after.remotes };
  const then = before ? { [SHELL.name]: before.shell, ...before.remotes } : {};
  return new Set(
    Object.keys(now).filter(
      (name) => JSON.stringify(now[name]) !== JSON.stringify((then as typeof now)[name]),
    ),
  );
}

/** A new or removed remote changes the policy of every page. */
function isPartial(before: LiveState | null, after: LiveState, changed: Set<string>): boolean {
  const names = (state: LiveState) => Object.keys(state.remotes).sort().join(' ');
  return (
    before !== null &&
    changed.size <= 1 &&
    !changed.has(SHELL.name) &&
    names(before) === names(after)
  );
}

async function open(
  { target, before, builds }: Change,
  state: LiveState,
  changed: ReadonlySet<string>,
): Promise<Composition> {
  // Compares content too: a canary and the live release of one remote have the same name.
  const buildOf = (name: string, id: string) =>
    builds.find((build) => build.name === name && builtId(build) === id);
  const folderOf = async (name: string, id: string) =>
    buildOf(name, id)?.folder ?? (await fetchRelease(target, name, id));
  const shellFolder = await folderOf(SHELL.name, state.shell.current);
  const shellRelease = readShellRelease(shellFolder);
  if (before && changed.has(SHELL.name)) {
    // An unreadable live shell may be replaced.
    const live = await readStored(target, SHELL.name, before.shell.current).catch(() => null);
    if (live) refuse(checkVersions(shellRelease, live as ShellRelease));
  }
  const folders = await Promise.all(
    Object.entries(state.remotes).map(async ([name, line]) => ({
      name,
      folder: await folderOf(name, line.current),
    })),
  );
  const candidates = folders.map((part) => ({ ...part, release: readRelease(part.folder) }));
  refuse([
    // Checks a new shell with every live remote, and a new remote with the live shell.
    ...candidates
      .filter(({ name }) => changed.has(SHELL.name) || changed.has(name))
      .flatMap((candidate) => checkDescription(candidate, shellRelease)),
    ...candidates
      .filter(({ name, release }) => buildOf(name, release.release.id))
      .flatMap(checkFiles),
  ]);
  const shell = openShell(shellFolder);
  const remotes = folders.map(({ name, folder }) =>
    openRemote(name, folder, shell, state.settings.remoteOrigins?.[name]),
  );
  refuse(checkRoutes({ remotes }, changed));
  const entries = await Promise.all(
    remotes.map(async ({ name, release, origin }) => {
      const last = state.remotes[name]?.history[0];
      // An unreadable release is not used as fallback, but does not stop the publication: `appling status` reports it.
      const previous =
        last === undefined ? null : await describeStored(target, name, last).catch(() => null);
      const isUsable =
        previous &&
        checkDescription({ name, folder: '', release: previous }, shellRelease).length === 0;
      return [name, remoteEntry(release, isUsable ? previous : null, origin)] as const;
    }),
  );
  const registry: Registry = {
    version: 1,
    shell: state.shell.current,
    remotes: Object.fromEntries(entries),
  };
  return { shell, remotes, registry, settings: state.settings };
}

/** Renders the canary's pages and registry as if its release were live. */
async function renderVariant(
  change: Change,
  { remote, release }: NonNullable<LiveState['canary']>,
): Promise<SiteFiles> {
  const line = lineOf(change.after, remote);
  if (!line) throw new Error(`There is no live remote ${remote} that could have a canary.`);
  const state: LiveState = {
    ...change.after,
    remotes: {
      ...change.after.remotes,
      [remote]: { current: release, history: [line.current, ...line.history] },
    },
  };
  const composition = await open(change, state, new Set([remote]));
  const files = await renderSite(composition, remote);
  refuse(checkLinks(composition, await pageReader(change.target, composition, files)));
  return new Map([...files].filter(([file]) => file.endsWith('.html') || file === 'registry.json'));
}

async function pageReader(target: Target, { remotes }: Composition, files: SiteFiles) {
  const pages = new Map<string, string>();
  for (const { routes } of remotes) {
    for (const { path: route } of routes) {
      const file = pageFile(route);
      pages.set(file, String(files.get(file) ?? (await target.readSite(file)) ?? ''));
    }
  }
  return (file: string) => pages.get(file) ?? '';
}

async function readRegistry(target: Target): Promise<Registry | null> {
  const text = await target.readSite('registry.json');
  try {
    const value: unknown = JSON.parse(String(text));
    return isObject(value) && isObject(value.remotes) ? (value as unknown as Registry) : null;
  } catch {
    return null;
  }
}

async function servedFiles(target: Target, { shell, remotes, canary }: LiveState) {
  const lines = Object.entries({ [SHELL.name]: shell, ...remotes });
  const releases = lines.flatMap(([name, { current, history }]) => {
    const ids = [current, history[0], canary?.remote === name ? canary.release : undefined];
    return ids.flatMap((id) => (id === undefined ? [] : [{ name, id }]));
  });
  return (await Promise.all(releases.map(({ name, id }) => keysOf(target, name, id)))).flat();
}

function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

export function builtId({ name, folder }: Build): string {
  return name === SHELL.name ? readShellRelease(folder).id : readRelease(folder).release.id;
}
