import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compare, major, satisfies } from 'semver';
import { SHELL } from '@appling/kit/apps';
import { deadLinksOf, overlaps } from '@appling/kit/links';
import { publicFileFaults } from '@appling/kit/public-file-faults';
import type { Composition } from '@appling/kit/render-site';
import { FACADES, exportsIn, type Facade } from '@appling/contract/facades';
import { REMOTE_NAME } from '@appling/contract/names';
import type { Budget, Release, ShellRelease } from '@appling/contract/release';
import { moduleOf } from '@appling/contract/singletons';
import type { Refusal } from './refusal.ts';

/** Highest budget that a remote may declare, in bytes. */
const CEILING: Budget = { scripts: 120_000, styles: 24_000 };

export interface Candidate {
  name: string;
  folder: string;
  release: Release;
}

const NAME = new RegExp(`^${REMOTE_NAME}$`);

/** Checks a release's description against the live shell; executes nothing of it. */
export function checkDescription({ name, release }: Candidate, shell: ShellRelease): Refusal[] {
  const refuse = (rule: Refusal['rule'], found: string, allowed: string): Refusal => ({
    remote: name,
    rule,
    found,
    allowed,
  });
  const accepted = [shell.contractVersion, shell.contractVersion - 1];
  const { contractVersion } = release.release;
  return [
    ...(release.remote === name && name !== SHELL.name && NAME.test(name)
      ? []
      : [
          refuse(
            'name',
            `a release of "${release.remote}"`,
            `"${name}", in small letters, and not ${SHELL.name}`,
          ),
        ]),
    ...(accepted.includes(contractVersion)
      ? []
      : [
          refuse(
            'contract',
            `version ${contractVersion}`,
            `${accepted.join(' or ')}, which the live shell ${shell.id} accepts`,
          ),
        ]),
    ...Object.entries(release.shared).flatMap(([module, range]) => {
      const provided = shell.provides[module];
      if (provided !== undefined && satisfies(provided, range)) return [];
      const offer =
        provided === undefined
          ? `only ${Object.keys(shell.provides).join(', ')}`
          : `${module} ${provided}`;
      return [refuse('shared', `${module} ${range}`, `${offer}, which the live shell provides`)];
    }),
    ...FACADES.flatMap((facade) => {
      const offered = exportsOf(shell, facade);
      const lacking = (release.uses?.[facade] ?? []).filter((used) => !offered?.includes(used));
      if (offered === null || lacking.length === 0) return [];
      return [
        refuse(
          'shared',
          `${lacking.join(', ')} of ${moduleOf(facade)}`,
          `exports of version ${shell.provides[facade]}, which the live shell ${shell.id} provides; release a shell with it, or the remote without it, first`,
        ),
      ];
    }),
  ];
}

/** Returns `null` when the exports of a façade are unknown. */
function exportsOf({ exports, provides }: ShellRelease, facade: Facade): readonly string[] | null {
  return exports?.[facade] ?? exportsIn(facade, provides[facade] ?? '');
}

/** Checks that façade versions only grow within a major version. Shells that do not list their exports pass. */
export function checkVersions(next: ShellRelease, live: ShellRelease): Refusal[] {
  return FACADES.flatMap((facade) => {
    const version = { next: next.provides[facade], live: live.provides[facade] };
    const names = { next: next.exports?.[facade], live: live.exports?.[facade] };
    if (!version.next || !version.live || !names.next || !names.live) return [];
    if (major(version.next) !== major(version.live)) return [];
    const { next: now, live: then } = names;
    const added = now.filter((name) => !then.includes(name));
    const removed = then.filter((name) => !now.includes(name));
    const order = compare(version.next, version.live);
    const refuse = (found: string, allowed: string): Refusal => ({
      remote: SHELL.name,
      rule: 'shared',
      found: `${moduleOf(facade)} ${version.next} ${found}`,
      allowed: `${allowed}, since the live shell ${live.id} provides ${version.live}`,
    });
    return [
      ...(added.length > 0 && order <= 0
        ? [refuse(`with ${added.join(', ')} added`, 'new exports in a higher minor version')]
        : []),
      ...(removed.length > 0 && order >= 0
        ? [refuse(`with ${removed.join(', ')} removed`, 'fewer exports in a higher major version')]
        : []),
    ];
  });
}

export function checkFiles({ name, folder, release }: Candidate): Refusal[] {
  const { entry, scripts, styles } = release.release;
  const budget = release.budget ?? CEILING;
  const sizes = new Map<string, number>();
  const weigh = (file: string) => {
    const known =
      sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file))).length;
    sizes.set(file, known);
    return known;
  };
  const container = readFileSync(path.join(folder, entry), 'utf8');
  const tooLarge = (what: string, found: number, allowed: number): Refusal[] =>
    found <= allowed
      ? []
      : [{ remote: name, rule: 'size', found: what, allowed: `${allowed} bytes` }];
  const overWeight = (what: string, found: number, allowed: number) =>
    tooLarge(`${what} of ${found} bytes (brotli)`, found, allowed);
  return [
    ...(container.includes('./routes')
      ? []
      : [
          {
            remote: name,
            rule: 'exposes',
            found: `none in ${entry}`,
            allowed: './routes',
          } as const,
        ]),
    ...Object.entries(scripts).flatMap(([page, files]) => {
      const all = [...new Set([entry, ...files])].reduce((sum, file) => sum + weigh(file), 0);
      return overWeight(`scripts of the page ${page}`, all, budget.scripts);
    }),
    ...(['scripts', 'styles'] as const).flatMap((kind) =>
      tooLarge(`a budget of ${budget[kind]} bytes for ${kind}`, budget[kind], CEILING[kind]),
    ),
    ...overWeight('sheet', weigh(styles), budget.styles),
  ];
}

export function checkRoutes(
  { remotes }: Pick<Composition, 'remotes'>,
  changed: ReadonlySet<string>,
): Refusal[] {
  const doubled = overlaps(remotes).map(({ path: route, owners }): Refusal => {
    const remote = owners.find((name) => changed.has(name)) ?? owners[0] ?? '';
    const others = owners.filter((name) => name !== remote).join(' and ');
    return {
      remote,
      rule: 'routes',
      found: `${route}, which ${others} has`,
      allowed: 'a path that no other live remote has',
    };
  });
  const described = remotes.flatMap(({ name, release, routes, publicFiles }): Refusal[] => {
    const paths = (list: readonly { path: string }[]) =>
      list.map(({ path: route }) => route).join(' ');
    const isTrue =
      paths(routes) === paths(release.routes) &&
      paths(publicFiles) === (release.publicFiles ?? []).join(' ') &&
      routes.every((route) => typeof route.load === 'function');
    if (isTrue) return [];
    return [
      {
        remote: name,
        rule: 'exposes',
        found: `pages ${paths([...routes, ...publicFiles])}`,
        allowed: `those of its release.json, each with a load function: ${[paths(release.routes), ...(release.publicFiles ?? [])].join(' ')}`,
      },
    ];
  });
  const misplaced = remotes.flatMap(({ name, publicFiles }) =>
    publicFileFaults(publicFiles).map((found): Refusal => ({
      remote: name,
      rule: 'routes',
      found,
      allowed: 'an address that neither a page nor the shell can have',
    })),
  );
  return [...doubled, ...described, ...misplaced];
}

export function checkLinks(
  { remotes }: Pick<Composition, 'remotes'>,
  readPage: (file: string) => string,
): Refusal[] {
  return deadLinksOf(remotes, readPage).map(({ remote, page, href }) => ({
    remote,
    rule: 'links',
    found: `${href} on ${page}, which leads nowhere`,
    allowed: 'a path of a live remote',
  }));
}
