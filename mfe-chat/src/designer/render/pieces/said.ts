export const said = (value: number) => {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return String(Math.round(value * (size < 1 ? 10_000 : 100)) / (size < 1 ? 10_000 : 100));
};
