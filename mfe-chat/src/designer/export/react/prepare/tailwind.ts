/** Set by `paint.fill`; later properties must override it. */
export const filled = new Set([
  'backgroundColor',
  'backgroundImage',
  'border',
  'boxShadow',
  'borderRadius',
]);

const sides = {
  padding: 'p',
  paddingTop: 'pt',
  paddingBottom: 'pb',
  paddingLeft: 'ps',
  paddingRight: 'pe',
  marginTop: 'mt',
  marginBottom: 'mb',
  marginLeft: 'ms',
  marginRight: 'me',
  gap: 'gap',
  width: 'w',
  height: 'h',
  minWidth: 'min-w',
  minHeight: 'min-h',
  maxWidth: 'max-w',
  top: 'top',
  bottom: 'bottom',
  left: 'start',
  right: 'end',
  flexBasis: 'basis',
} as const;

const places = { 'flex-start': 'start', 'flex-end': 'end', 'space-between': 'between' } as const;
const placed = (value: string) =>
  value === 'space-around' ? 'around' : (places[value as keyof typeof places] ?? value);

const words: Readonly<Record<string, (value: string) => string>> = {
  alignItems: (value) => `items-${placed(value)}`,
  alignSelf: (value) => `self-${placed(value)}`,
  justifyContent: (value) => `justify-${placed(value)}`,
  flexDirection: (value) => (value === 'row' ? 'flex-row' : 'flex-col'),
  flexWrap: (value) => (value === 'wrap' ? 'flex-wrap' : 'flex-nowrap'),
  position: (value) => value,
  overflow: (value) => `overflow-${value}`,
  pointerEvents: (value) => `pointer-events-${value}`,
};

/** One step of Tailwind's scale is 4 px. */
function length(name: string, px: number): string {
  const size = `${name}-${Math.abs(px) === 1 ? 'px' : Math.abs(px) / 4}`;
  return px < 0 ? `-${size}` : size;
}

export function classFor(property: string, value: string | number): string | undefined {
  const side = sides[property as keyof typeof sides];
  if (side && typeof value === 'number')
    return Number.isInteger(value) ? length(side, value) : `${side}-[${value}px]`;
  if (side) return value === '100%' ? `${side}-full` : undefined;
  if (property === 'flexGrow') return value === 1 ? 'grow' : value === 0 ? 'grow-0' : undefined;
  if (property === 'flexShrink')
    return value === 1 ? 'shrink' : value === 0 ? 'shrink-0' : undefined;
  return typeof value === 'string' ? words[property]?.(value) : undefined;
}
