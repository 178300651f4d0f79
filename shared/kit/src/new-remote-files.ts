import path from 'node:path';
import { TEMPLATES, fillTemplates } from './templates.ts';

/** What a new remote is called and where it lies. */
export interface NewRemote {
  /** Folder without `mfe-`, container, key in the registry. */
  name: string;
  /** Path of its first page. */
  path: string;
  /** Heading and title of that page. */
  title: string;
  /** Port of its development server. */
  port: number;
  /** Scope of the site's packages, e.g. `@field-notes`. */
  scope: string;
  /** What the site is called. */
  site: string;
  /** Folder of the design's own templates, which replace files of the kit's. */
  templates?: string;
}

/**
 * The files of a new remote, by path below its folder: routes, one page with its words, tests, sheet, build.
 *
 * @param remote what it is called
 */
export function newRemoteFiles(remote: NewRemote): Record<string, string> {
  const { name, path: address, title, port, scope, site, templates } = remote;
  const words = { REMOTE: name, PATH: address, TITLE: title, SCOPE: scope, NAME: site };
  const files = {
    ...fillTemplates(path.join(TEMPLATES, 'remote'), words),
    ...(templates ? fillTemplates(templates, words) : {}),
  };
  const config = 'rspack.config.ts';
  return { ...files, [config]: files[config]?.replace('port: 0', `port: ${port}`) ?? '' };
}
