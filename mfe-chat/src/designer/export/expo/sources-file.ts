import { preparedSources } from '../project/prepared-sources';

/* Made when the app is built. Browsers fetch what this module exports as data (see rspack.config.ts). */

/** The views of the phone as sources of React Native projects. */
export const sources = preparedSources('expo');
