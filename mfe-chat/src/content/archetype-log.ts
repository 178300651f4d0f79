import type { Archetype } from './archetype.schema';

/** The log of an archetype with all its screens: one that is named is the archetype's own. */
export const logOf = ({ log, screens }: Pick<Archetype, 'log' | 'screens'>) =>
  log && {
    ...log,
    screens: log.screens.flatMap((own) =>
      typeof own === 'string' ? screens.filter(({ id }) => id === own) : own,
    ),
  };
