import type { Look, Palette } from '../../model/theme';
import { contrast, luminance, mix, readable, shade, toLch, type Hex } from '../color';
import { lch, repaint, tintsOf } from '../styles/restyle';
import type { AskedColors } from './assign-roles';
import type { LookNote } from './look-note';

/** Least contrast that separates a button from its background. */
const LEAST_SEEN = 1.25;
/** Text of any size (WCAG 2.2 AA). */
const LEAST_READ = 4.5;
const isDarkColor = (color: Hex) => luminance(color) < 0.18;

/** Applies the requested colours, adjusted only if invisible or illegible. */
export function inColors(look: Look, asked: AskedColors): { look: Look; notes: LookNote[] } {
  const notes: LookNote[] = [];
  const { palette: own } = look;
  const wanted = asked.accent?.value;
  const leading = wanted ?? asked.gradient[0]?.value ?? asked.secondary?.value ?? own.accent;
  const background = asked.background?.value ?? groundFor(look, asked, leading);
  const isDark = isDarkColor(background);
  const surface = asked.surface?.value ?? surfaceFor(background, look, asked);
  const text = textFor(asked, own, background, surface, notes);
  const accent = accentFor(asked, own, background, notes);
  const [first, second] = gradientFor(asked, notes);
  const hero =
    first ??
    asked.header?.value ??
    asked.secondary?.value ??
    heroFor(look, leading, background, isDark);
  const heroText = readable(
    contrast(text, hero) > contrast(background, hero) ? text : background,
    second ? [hero, mix(hero, second, 0.5), second] : [hero],
    4.6,
  );
  const { heroEnd: _end, button: _button, ...kept } = own;
  const button = asked.button && asked.button.value !== accent ? asked.button.value : undefined;
  return {
    notes,
    look: {
      ...look,
      mode: isDark ? 'dark' : 'light',
      palette: {
        ...kept,
        name: 'Your colors',
        background,
        surface,
        text,
        accent,
        ...(button ? { button } : {}),
        vivid: wanted ?? own.vivid,
        hero,
        ...(second ? { heroEnd: second } : {}),
        heroText,
        bar:
          asked.tabs?.value ??
          (isDark
            ? shade(background, ({ lightness }) => ({ lightness: lightness + 0.02 }))
            : surface),
        ...(Object.keys(asked.states).length > 0 ? { states: asked.states } : {}),
        tints: tintsFor(asked, leading, isDark),
        art: artFor(own, asked, leading, hero),
      },
    },
  };
}

/** Chooses a background in the colours' hue on which the requested colours are visible. */
function groundFor({ mode, palette, style }: Look, asked: AskedColors, leading: Hex): Hex {
  const { chroma, hue } = toLch(leading);
  const isOwn = style === 'pastel' || style === 'dark-mode' || style === 'colorful';
  const tinted =
    mode === 'dark' ? lch(0.186, 0.012, hue) : lch(0.974, Math.min(0.018, chroma), hue);
  const ground = isOwn ? tinted : palette.background;
  const lies = [asked.accent, asked.button, asked.surface].flatMap((color) =>
    color ? [color.value] : [],
  );
  if (
    lies.every(
      (color) =>
        contrast(color, ground) >= LEAST_SEEN ||
        (color === asked.surface?.value && contrast(color, ground) > 1.04),
    )
  )
    return ground;
  if (asked.surface && !asked.accent && !asked.button)
    return isDarkColor(asked.surface.value)
      ? lch(0.16, 0.01, hue)
      : lch(0.945, Math.min(0.02, Math.max(chroma, 0.012)), hue);
  return mode === 'dark'
    ? lch(0.3, Math.min(0.06, chroma), hue)
    : lch(
        0.87,
        Math.max(0.02, Math.min(0.06, chroma)),
        chroma > 0.02 ? hue : toLch(palette.hero).hue,
      );
}

function surfaceFor(background: Hex, { palette, mode }: Look, asked: AskedColors): Hex {
  if (!asked.background && mode !== 'dark') return palette.surface;
  const { lightness } = toLch(background);
  if (isDarkColor(background))
    return shade(background, ({ chroma }) => ({
      lightness: lightness + 0.055,
      chroma: chroma * 1.05,
    }));
  return lightness > 0.985 ? mix(background, '#1c2430', 0.045) : mix(background, '#ffffff', 0.68);
}

function textFor(
  { text: asked, background: ground }: AskedColors,
  own: Palette,
  background: Hex,
  surface: Hex,
  notes: LookNote[],
): Hex {
  const under =
    isDarkColor(background) === isDarkColor(surface) ? [background, surface] : [background];
  if (!asked) {
    const { hue, chroma } = toLch(background);
    const usual = isDarkColor(background)
      ? lch(0.95, 0.012, hue)
      : lch(0.26, Math.min(0.03, chroma + 0.01), hue);
    const isSuited = under.every((color) => contrast(own.text, color) >= 7);
    return isSuited ? own.text : readable(usual, under, LEAST_READ);
  }
  const text = readable(asked.value, under, LEAST_READ);
  if (text !== asked.value)
    notes.push({ is: 'unread', color: asked.said, ground: ground?.said ?? background, to: text });
  return text;
}

function accentFor(asked: AskedColors, own: Palette, background: Hex, notes: LookNote[]): Hex {
  const color = asked.accent;
  if (!color)
    return contrast(own.accent, background) >= 3
      ? own.accent
      : readable(own.accent, [background], 3);
  const accent = readable(color.value, [background], LEAST_SEEN);
  if (accent !== color.value) {
    // Slightly more than the visible minimum.
    const seen = readable(color.value, [background], 1.6);
    notes.push({
      is: 'unseen',
      color: color.said,
      ground: asked.background?.said ?? background,
      to: seen,
    });
    return seen;
  }
  const isLightGround = !isDarkColor(background);
  if (isLightGround && contrast('#ffffff', accent) < LEAST_READ)
    notes.push({ is: 'dark-letters', color: color.said });
  return accent;
}

/** Darkens a gradient's ends until some text colour is legible on both. */
function gradientFor({ gradient }: AskedColors, notes: LookNote[]): [first?: Hex, second?: Hex] {
  const [one, two] = gradient;
  if (!one) return [];
  const from = one.value;
  const to =
    two?.value ??
    shade(from, ({ lightness, hue }) => ({ lightness: lightness * 0.8, hue: hue + 24 }));
  const read = (a: Hex, b: Hex) => {
    const stops = [a, mix(a, b, 0.5), b];
    return ['#000000', '#ffffff'].some((ink) => stops.every((stop) => contrast(ink, stop) >= 4.6));
  };
  for (let step = 0; step <= 24; step += 1) {
    const deeper = (color: Hex) => readable(color, ['#ffffff'], 1 + (3.7 * step) / 24);
    const [a, b] = [deeper(from), deeper(to)];
    if (!read(a, b)) continue;
    const [moved, said] = a !== from ? [a, one.said] : b !== to ? [b, two?.said] : [];
    if (moved && said) notes.push({ is: 'deeper', color: said, to: moved });
    return [a, b];
  }
  return [readable(from, ['#ffffff'], 4.7), readable(to, ['#ffffff'], 4.7)];
}

function heroFor({ style, palette }: Look, leading: Hex, background: Hex, isDark: boolean): Hex {
  const { chroma, hue } = toLch(leading);
  if (isDark) return mix(background, lch(0.45, Math.min(0.12, chroma + 0.02), hue), 0.55);
  if (style === 'pastel' || style === 'colorful') return lch(0.87, Math.min(0.09, chroma), hue);
  const own = toLch(palette.hero);
  if (own.lightness < 0.6 && luminance(palette.background) > 0.5)
    return shade(palette.hero, () => ({ hue }));
  return lch(
    Math.max(0.8, own.lightness),
    Math.min(Math.max(own.chroma, 0.03), Math.max(chroma, 0.01)),
    hue,
  );
}

/** Remaining requested colours become tints; other tints are derived from them. */
function tintsFor(
  { secondary, extra, accent }: AskedColors,
  leading: Hex,
  isDark: boolean,
): Palette['tints'] {
  const given = extra.map(({ value }) => value);
  const sources = [accent?.value ?? leading, ...(secondary ? [secondary.value] : []), ...given];
  return tintsOf((index) => {
    const exact = given[index] ?? (given.length === 1 && index === 3 ? given[0] : undefined);
    if (exact) return exact;
    const { chroma, hue } = toLch(sources[index % sources.length] ?? leading);
    const turned = sources.length > 1 ? hue : hue + [0, 26, -26, 52, -48][index]!;
    return isDark
      ? lch(0.31 + (index % 2) * 0.03, Math.min(0.07, chroma * 0.6), turned)
      : lch(
          0.915 - (index % 2) * 0.018,
          Math.min(0.07, Math.max(chroma * 0.5, chroma > 0.02 ? 0.03 : 0.004)),
          turned,
        );
  });
}

function artFor(
  own: Palette,
  { secondary, extra }: AskedColors,
  leading: Hex,
  hero: Hex,
): Palette['art'] {
  const { hue, chroma } = toLch(leading);
  const other = toLch(secondary?.value ?? extra[0]?.value ?? leading);
  const limit = Math.max(0.02, Math.min(0.2, chroma));
  return {
    ...repaint(own, (from, role) => {
      if (role === 'far' || role === 'mid' || role === 'near')
        return { hue, chroma: Math.min(from.chroma, limit) };
      if (role === 'pop' && (secondary || extra[0]))
        return { hue: other.hue, chroma: Math.min(0.17, Math.max(0.05, other.chroma)) };
      return chroma < 0.02 && role !== 'sun' ? { chroma: 0.006 } : {};
    }),
    sky: hero,
  };
}
