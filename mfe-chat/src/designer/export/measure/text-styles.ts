import { within } from './areas';
import type { MeasuredScreen, TextLayer } from './layers';

export interface TextStyle extends Pick<
  TextLayer,
  'families' | 'size' | 'weight' | 'isItalic' | 'tracking' | 'leading'
> {
  /** Size and weight: `text-16-5-600`. */
  name: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the text styles of the screens, largest first. */
export function textStyles(screens: readonly MeasuredScreen[]): TextStyle[] {
  const styles = new Map<string, TextStyle>();
  const taken = new Map<string, number>();
  const texts = screens
    .flatMap(({ root }) => within(root))
    .filter((layer) => layer.is === 'text')
    .toSorted((one, other) => other.size - one.size || other.weight - one.weight);
  for (const { families, size, weight, isItalic, tracking, leading } of texts) {
    const style = {
      families,
      size: round(size),
      weight,
      isItalic,
      tracking: round(tracking),
      leading: round(leading),
    };
    const key = JSON.stringify(style);
    if (styles.has(key)) continue;
    const own = `text-${String(style.size).replace('.', '-')}-${weight}`;
    const count = (taken.get(own) ?? 0) + 1;
    taken.set(own, count);
    styles.set(key, { ...style, name: count > 1 ? `${own}-${count}` : own });
  }
  return [...styles.values()];
}
