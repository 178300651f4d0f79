import { preparedSources } from '../project/prepared-sources';

/* Made when the app is built. Browsers fetch what this module exports as data (see rspack.config.ts). */

/** The views of the phone as sources of plain React projects. */
export const sources = preparedSources('react');
