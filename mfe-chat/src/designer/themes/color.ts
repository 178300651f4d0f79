/** sRGB for contrast (WCAG 2.2), OKLCH for derived colours. */
export type Hex = string;
export interface Lch {
  lightness: number;
  chroma: number;
  hue: number;
}

const channels = (hex: Hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const toHex = (rgb: readonly number[]): Hex =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** `amount` is 0 to 1. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const target = channels(to);
  return toHex(
    channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * amount),
  );
}

export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the closest colour to `wanted` with at least `ratio` contrast on all `grounds`. */
export function readable(wanted: Hex, grounds: readonly Hex[], ratio: number): Hex {
  const reads = (color: Hex) => grounds.every((ground) => contrast(color, ground) >= ratio);
  if (reads(wanted)) return wanted;
  const weakest = (color: Hex) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const end = weakest('#000000') > weakest('#ffffff') ? '#000000' : '#ffffff';
  for (let step = 1; step < 25; step += 1) {
    const candidate = mix(wanted, end, step / 25);
    if (reads(candidate)) return candidate;
  }
  return end;
}

export function toLch(hex: Hex): Lch {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: hue < 0 ? hue + 360 : hue,
  };
}

/** Reduces chroma until the colour is in sRGB, which keeps hue and lightness. */
export function fromLch({ lightness, chroma, hue }: Lch): Hex {
  const angle = (hue * Math.PI) / 180;
  for (let c = chroma; ; c -= 0.005) {
    const kept = Math.max(0, c);
    const a = kept * Math.cos(angle);
    const b = kept * Math.sin(angle);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (kept === 0 || rgb.every((value) => value >= -0.0005 && value <= 1.0005)) {
      return toHex(rgb.map((value) => fromLinear(Math.max(0, value))));
    }
  }
}

export const shade = (hex: Hex, change: (from: Lch) => Partial<Lch>): Hex => {
  const from = toLch(hex);
  return fromLch({ ...from, ...change(from) });
};
