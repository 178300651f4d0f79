export const homeNames = [
  'today',
  'trip',
  'run',
  'left',
  'away',
  'card',
  'cover',
  'figure',
  'scene',
  'shelf',
  'wall',
  'plan',
  'page',
  'feed',
  'map',
  'inbox',
  'board',
  'deck',
  'tool',
  'visit',
] as const;

export type HomeName = (typeof homeNames)[number];
