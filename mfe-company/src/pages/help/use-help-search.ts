import { useEffect, useState } from 'react';
import type { HelpResult } from './find-help';

type Find = (query: string) => HelpResult[];

/**
 * Results for a query, `null` while there is nothing to search for. The index is loaded on demand, ahead of the
 * first letter when `prepare` is called on focus.
 */
export function useHelpSearch(query: string) {
  const [find, setFind] = useState<{ help: Find } | null>(null);
  const wanted = query.trim();
  const prepare = () => {
    if (!find) {
      void import(/* webpackChunkName: "help-search" */ './find-help').then(({ findHelp }) =>
        setFind({ help: findHelp }),
      );
    }
  };
  useEffect(() => {
    if (wanted) prepare();
    // prepare only asks once: the module is cached.
  }, [wanted !== '']);
  return { results: wanted && find ? find.help(wanted) : null, prepare };
}
