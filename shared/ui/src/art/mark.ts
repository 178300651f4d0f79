export const mark = {
  viewBox: '0 0 100 100',
  tile: 'M30 0H70A30 30 0 0 1 100 30V70A30 30 0 0 1 70 100H30A30 30 0 0 1 0 70V30A30 30 0 0 1 30 0Z',
  /** Stem and two leaves: separate paths, so that their overlaps do not cancel. */
  sprout: [
    'M46 54.1A4.05 4.05 0 0 1 54.1 54.1V81.7A4.05 4.05 0 0 1 46 81.7Z',
    'M50.2 56.9C50.2 37.1 64.5 21 82.1 21C82.1 40.8 67.8 56.9 50.2 56.9Z',
    'M50 69.5C50 53.6 35.9 40.7 18.6 40.7C18.6 56.6 32.7 69.5 50 69.5Z',
  ],
} as const;
