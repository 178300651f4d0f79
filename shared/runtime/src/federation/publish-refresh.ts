/* Development only: remotes reload through the shell's own React Refresh, the one that saw React start. */
import * as refresh from 'react-refresh/runtime';

Object.assign(globalThis, { [`${process.env.SITE_GLOBALS}_REFRESH`]: refresh });
