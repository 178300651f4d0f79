import { numberIn } from '../../model/amounts';

/** Rounds to few digits. */
export const said = (value: number, language = 'en') => {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return numberIn(
    language,
    Math.round(value * (size < 1 ? 10_000 : 100)) / (size < 1 ? 10_000 : 100),
  );
};
