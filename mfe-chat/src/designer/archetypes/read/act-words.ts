export const prepositions: ReadonlySet<string> = new Set(
  'for with to from in at on near into onto against around over between under'.split(' '),
);
export const particles: ReadonlySet<string> = new Set(
  'up in out off on back ahead down'.split(' '),
);
export const pronouns: ReadonlySet<string> = new Set(
  'it them this that these those him her me us you one something everything things stuff anything'.split(
    ' ',
  ),
);
