import { appTree } from './app-tree';
import { contentTree } from './content-tree';
import { readContent } from './read-content';

/** Reads content from disk, in Node. In a release the bundler replaces it by data (rspack.config.ts). */
export const kinds = contentTree(readContent());
export const apps = appTree();
