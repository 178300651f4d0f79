import path from 'node:path';
import { TEMPLATES, fillTemplates } from './templates.ts';

export interface NewRemote {
  name: string;
  path: string;
  title: string;
  port: number;
  scope: string;
  site: string;
  /** Folder of the design's own templates, which replace the kit's. */
  templates?: string;
}

/** Returns the files of a new remote, by path below its folder. */
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
