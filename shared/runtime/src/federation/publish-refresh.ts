/* Development only: remotes use the shell's React Refresh, which was loaded before React. */
import * as refresh from 'react-refresh/runtime';

Object.assign(globalThis, { [`${process.env.SITE_GLOBALS}_REFRESH`]: refresh });
