import { apps } from '../compose/shown.fixture';
import { composed } from '../compose/composed.fixture';
import { setLayout } from '../edit/layouts';
import { applyPalette, applyStyle, setRadius, setSurface } from '../edit/looks';
import { featureNames } from '../interpret/features';
import { emptyBrief } from '../interpret/brief';
import { kindNames } from '../interpret/kinds';
import type { AppDesign } from '../model/app-design';
import { layoutNames } from '../model/limits';
import { styleNames } from '../model/theme-names';
import { componentTypes } from '../components/example-designs';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { fetchViews } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { stillPhone } from '../render/still-phone';
import { contrast } from '../themes/color';
import { paletteNames } from '../themes/palettes';
import { flatten, type FlatChild } from './flatten';

const designs = Object.values(apps);

beforeAll(async () => {
  await fetchViews(componentTypes);
  await fetchPictures(pictureNames);
});

function colorsOf(value: unknown): string[] {
  return typeof value === 'string' ? (value.match(/#[0-9a-f]{6}(?![0-9a-f])/g) ?? []) : [];
}

interface Finding {
  words: string;
  ratio: number;
  needed: number;
}

function findingsIn(
  node: FlatChild,
  grounds: string[] = [],
  inherited: Record<string, unknown> = {},
): Finding[] {
  if (typeof node === 'string') {
    const size = Number(inherited['fontSize']);
    const isLarge = size >= 24 || (size >= 18.66 && Number(inherited['fontWeight']) >= 700);
    const ratio = Math.min(
      ...grounds.map((ground) => contrast(String(inherited['color']), ground)),
    );
    return [{ words: node, ratio, needed: isLarge ? 3 : 4.5 }];
  }
  if (node.type === 'svg') return [];
  const style = { ...node.props.style } as Record<string, unknown>;
  const own = [...colorsOf(style['backgroundColor']), ...colorsOf(style['backgroundImage'])];
  const next = {
    ...inherited,
    ...Object.fromEntries(
      ['color', 'fontSize', 'fontWeight'].flatMap((key) =>
        key in style ? [[key, style[key]]] : [],
      ),
    ),
  };
  return (node.props.children ?? []).flatMap((child) =>
    findingsIn(child, own.length > 0 ? own : grounds, next),
  );
}

const drawn = (design: AppDesign) =>
  design.screens.map((screen) =>
    flatten(<PhoneScreen phone={stillPhone(design, screen.id, 'static')} />),
  );

const unreadable = (design: AppDesign) =>
  drawn(design)
    .flatMap((screen) => screen.flatMap((tree) => findingsIn(tree)))
    .filter(({ ratio, needed }) => !(ratio >= needed))
    .map(
      ({ words, ratio }) =>
        `${design.name}, ${design.look.style}, ${design.look.palette.name}, ${design.look.surface}: “${words}” ${ratio.toFixed(2)}`,
    );

describe('text contrast', () => {
  test.each(styleNames)('in the style %s, on solid and on glass', (style) => {
    for (const design of designs) {
      expect(unreadable(applyStyle(design, style))).toEqual([]);
      expect(unreadable(setSurface(applyStyle(design, style), 'glass'))).toEqual([]);
    }
  });

  test.each(paletteNames)('in the palette %s, on solid and on glass', (palette) => {
    for (const design of designs) {
      for (const style of ['dark-mode', 'elegant'] as const) {
        const painted = applyPalette(applyStyle(design, style), palette);
        expect(unreadable(painted)).toEqual([]);
        expect(unreadable(setSurface(painted, 'glass'))).toEqual([]);
      }
    }
  });

  test.each(layoutNames)('in the layout %s', (layout) => {
    for (const design of designs) expect(unreadable(setLayout(design, layout))).toEqual([]);
  });

  test.each(kindNames)('in composed apps of the kind %s, in every mode and surface', (value) => {
    const at = kindNames.indexOf(value);
    const nothing = { words: '', at: -1 };
    const design = composed({
      ...emptyBrief,
      kind: { value, ...nothing },
      // Ten features each, which together cover all.
      features: featureNames
        .filter((_, index) => (index + at) % 4 === 0)
        .map((feature) => ({ value: feature, ...nothing })),
      seed: at * 7919,
    });
    for (const style of ['pastel', 'dark-mode', 'coquette', 'minimal'] as const) {
      const styled = applyStyle(design, style);
      expect(unreadable(styled)).toEqual([]);
      if (style !== 'minimal') expect(unreadable(setSurface(styled, 'glass'))).toEqual([]);
    }
  });

  test('finds grey text on grey', () => {
    const tree: FlatChild = {
      type: 'div',
      props: {
        style: { backgroundColor: '#808080', color: '#777777', fontSize: 16 },
        children: ['Hard'],
      },
    };
    expect(findingsIn(tree)).toMatchObject([{ words: 'Hard', needed: 4.5 }]);
    expect(findingsIn(tree)[0]!.ratio).toBeLessThan(1.2);
  });
});

describe('styles, palettes, corners and surfaces', () => {
  const wordsOf = (design: AppDesign) =>
    JSON.stringify(drawn(design), (key, value: unknown) =>
      key === 'style' || key === 'props'
        ? key === 'props'
          ? (value as { children: unknown }).children
          : undefined
        : value,
    );

  test.each(styleNames)('%s changes the look but not the content', (style) => {
    for (const design of designs) {
      const { look: before, ...content } = design;
      const { look: after, ...kept } = applyStyle(design, style);
      expect(kept).toEqual(content);
      expect(after.style).toBe(
        style === 'colorful' || style === before.style ? after.style : style,
      );
      expect(wordsOf(applyStyle(design, style))).toBe(wordsOf(design));
    }
  });

  test('changes only the palette, the radius or the surface', () => {
    for (const design of designs) {
      expect({ ...applyPalette(design, 'harbour').look, palette: 0, mode: 0 }).toEqual({
        ...design.look,
        palette: 0,
        mode: 0,
      });
      expect(setRadius(design, 99)).toEqual({ ...design, look: { ...design.look, radius: 40 } });
      expect(setSurface(design, 'glass')).toEqual({
        ...design,
        look: { ...design.look, surface: 'glass' },
      });
    }
  });

  test('each layout of Small Wins shows the same text in another shape', () => {
    const shapes = layoutNames
      .slice(2)
      .map((layout) => JSON.stringify(drawn(setLayout(apps['small-wins'], layout))));
    expect(new Set([...shapes, JSON.stringify(drawn(apps['small-wins']))]).size).toBe(3);
    for (const layout of layoutNames)
      expect(wordsOf(setLayout(apps['small-wins'], layout))).toContain('Phone away by ten');
  });
});
