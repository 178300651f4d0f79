const shortened = (value: unknown) => {
  if (Array.isArray(value)) return '[ … ]';
  return typeof value === 'object' ? '{ … }' : JSON.stringify(value);
};

export function outlineOf(design: object): string[] {
  const entries = Object.entries(design).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${shortened(value)}`,
  );
  return ['{', ...entries.map((line, at) => (at < entries.length - 1 ? `${line},` : line)), '}'];
}
