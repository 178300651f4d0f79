import { useEffect, useState } from 'react';
import type { EditLog } from '../../../designer/edit/edit-log';
import { type Links, linksOf } from './links-of';

export function useLinks(log: EditLog): Links | 'failed' | undefined {
  const [made, setMade] = useState<{ of: EditLog; links: Links | 'failed' }>();
  useEffect(() => {
    let isWanted = true;
    const say = (links: Links | 'failed') => isWanted && setMade({ of: log, links });
    linksOf(log).then(say, (error: unknown) => {
      console.warn('The link could not be made.', error);
      say('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [log]);
  return made?.of === log ? made.links : undefined;
}
