import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL, remotes } from './apps.ts';

type Value =
  | string
  | {
      env: string;
      default?: string;
      pattern?: string;
      /** Describes a valid value in error messages. */ expects?: string;
    };

/** A setting for some pages, which an app declares under `settings` in its package.json. */
interface Declared {
  pages: string[];
  /** Origins that those pages may run scripts from and fetch from. */
  origins: string[];
  wasm?: boolean;
  values: Record<string, Value>;
}

export type PageRights = Pick<Declared, 'pages' | 'origins' | 'wasm'>;

interface Manifest {
  url?: string;
  endpoints?: Record<string, string>;
  settings?: Record<string, Declared>;
}

export function declaredSettings(): Required<Omit<Manifest, 'url'>> & Pick<Manifest, 'url'> {
  const manifests = [SHELL, ...remotes()]
    .map(({ folder }) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  return {
    url: manifests.find(({ url }) => url)?.url,
    endpoints: Object.assign({}, ...manifests.map(({ endpoints }) => endpoints)) as Record<
      string,
      string
    >,
    settings: Object.assign({}, ...manifests.map(({ settings }) => settings)) as Record<
      string,
      Declared
    >,
  };
}

/** Reads a setting from the environment; `null` when an empty variable turns it off. Throws on an invalid value. */
export function valuesOf({ values }: Declared): Record<string, string> | null {
  const read = Object.entries(values).map(([key, value]) => [key, valueOf(value)] as const);
  return read.every(([, value]) => value) ? Object.fromEntries(read) : null;
}

function valueOf(value: Value): string {
  if (typeof value === 'string') return value;
  const { env, default: usual = '', pattern = '.*', expects = pattern } = value;
  const given = process.env[env] ?? usual;
  if (new RegExp(`^(?:${pattern})$`).test(given)) return given;
  throw new Error(`${env}=${given} cannot be used: give ${expects}.`);
}

/** Returns the variables of all declared settings with the value that turns them off. */
export function switchedOff(): Record<string, string> {
  const values = Object.values(declaredSettings().settings).flatMap(({ values: own }) =>
    Object.values(own),
  );
  return Object.fromEntries(
    values.flatMap((value) => (typeof value === 'string' ? [] : [[value.env, '']])),
  );
}

export const PAGES_WITH_OTHER_SCRIPTS: readonly string[] = Object.values(
  declaredSettings().settings,
)
  .filter(({ origins }) => origins.length > 0)
  .flatMap(({ pages }) => pages);
