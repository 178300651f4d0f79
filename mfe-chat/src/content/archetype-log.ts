import type { Archetype } from './archetype.schema';

/** A screen id in `log` refers to the archetype's own screen. */
export const logOf = ({ log, screens }: Pick<Archetype, 'log' | 'screens'>) =>
  log && {
    ...log,
    screens: log.screens.flatMap((own) =>
      typeof own === 'string' ? screens.filter(({ id }) => id === own) : own,
    ),
  };
