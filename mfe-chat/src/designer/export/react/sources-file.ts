import { preparedSources } from '../project/prepared-sources';

/* Runs at build time; browsers fetch the exports as data (see rspack.config.ts). */

export const sources = preparedSources('react');
