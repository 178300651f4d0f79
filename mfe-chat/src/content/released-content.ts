import { appTree } from './app-tree';
import { contentTree } from './content-tree';
import { readContent } from './read-content';

/**
 * Content from the disk, in Node. In a release the bundler takes it as data (see rspack.config.ts): every kind, pack and
 * trip becomes a file, and browsers get hashes by which they fetch them.
 */
export const kinds = contentTree(readContent());
/** What apps are made with that no pack names, by language. */
export const apps = appTree();
