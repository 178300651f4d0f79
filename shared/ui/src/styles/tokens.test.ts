import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../../..');
const tokensFile = join(__dirname, 'tokens.css');

type Theme = 'light' | 'dark';

function readColours(theme: Theme): Map<string, string> {
  const colours = new Map<string, string>();
  const declarations = readFileSync(tokensFile, 'utf8').matchAll(/--color-([\w-]+): ([^;]+);/g);
  for (const [, name = '', value = ''] of declarations) {
    const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    colours.set(name, (theme === 'light' ? both?.[1] : both?.[2]) ?? value);
  }
  return colours;
}

// Relative luminance and contrast ratio as WCAG 2.2 defines them.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, front: string, ground: string): number {
  const colours = readColours(theme);
  const [one, two] = [front, ground].map((name) => {
    const value = colours.get(name) ?? '';
    if (!/^#\w{6}$/.test(value))
      throw new Error(`No plain colour for the token ${name}: "${value}"`);
    return luminance(value);
  });
  const [high, low] = [Math.max(one ?? 0, two ?? 0), Math.min(one ?? 0, two ?? 0)];
  return (high + 0.05) / (low + 0.05);
}

const text: Record<string, string[]> = {
  ink: ['canvas', 'surface', 'surface-sunken', 'line', 'leaf-tint', 'stage-leaf'],
  'ink-muted': ['canvas', 'surface', 'surface-sunken', 'leaf-tint'],
  canvas: ['ink', 'ink-hover', 'ink-press', 'leaf-deep'],
  'on-leaf': [
    'leaf',
    'leaf-hover',
    'leaf-press',
    'blossom',
    'sun',
    'method-get',
    'danger-on-night',
    'info-on-night',
    'on-night',
    'on-night-muted',
    'paper',
    'story-kiln',
    'story-clinic-mark',
    'story-pocket',
    'story-wander',
    'story-semester-mark',
  ],
  'leaf-deep': ['canvas', 'surface', 'surface-sunken', 'leaf-tint'],
  'blossom-deep': ['blossom-tint', 'canvas', 'surface'],
  'sun-deep': ['sun-tint', 'canvas', 'surface'],
  danger: ['danger-tint', 'canvas', 'surface', 'surface-sunken'],
  info: ['info-tint', 'canvas', 'surface'],
  'on-night': ['night', 'night-line'],
  'on-night-muted': ['night', 'night-line'],
  leaf: ['night', 'night-line'],
  paper: [
    'on-leaf',
    'on-leaf-hover',
    'on-leaf-press',
    'story-kiln-mark',
    'story-clinic',
    'story-pocket-mark',
    'story-wander-mark',
    'story-semester',
    'story-teamside-mark',
  ],
  'on-paper-muted': ['paper'],
  'code-keyword': ['night'],
  'code-string': ['night'],
  'code-call': ['night'],
  'code-number': ['night'],
  'code-comment': ['night'],
  'code-line-number': ['night'],
};

/** Not text: borders of controls, the focus ring, bars. */
const marks: Record<string, string[]> = {
  'line-strong': ['canvas', 'surface', 'surface-sunken'],
  'leaf-deep': ['canvas', 'surface', 'surface-sunken'],
  'positive-bar': ['canvas', 'surface'],
  leaf: ['night'],
  'on-leaf': ['leaf', 'blossom', 'sun'],
};

const list = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front, ground] as const),
  );

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(list(text))('%s is readable on %s', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(list(marks))('%s is visible on %s', (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(\s*[\d.]/i;
const literal = new RegExp(`${hex.source}|${colourFunction.source}`, 'i');

// App designs have their own palettes and emoji; built files and tests need no tokens.
const isExempt = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|\.build|designer|designs|emoji|e2e)\//.test(`${path}/`) ||
  /\.test\.tsx?$/.test(path);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isExempt(relative(root, path))) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.(?:tsx?|css)$/.test(entry.name) && path !== tokensFile ? [path] : [];
  });
}

test('recognises colours in source text', () => {
  for (const found of ['#fff', '#B9F34B', 'rgb(20 24 16 / 5%)', 'oklch(0.7 0.1 120)'])
    expect([found, found.match(literal)?.[0] ?? '']).toEqual([found, expect.stringMatching(/./)]);
  for (const other of ['#faq', '#features', 'color-mix(in srgb, x)', '#main-content'])
    expect(other).not.toMatch(literal);
});

test('finds colours only in tokens.css', () => {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const files = ['shared', ...apps].flatMap((name) => sources(join(root, name)));
  expect(files.length).toBeGreaterThan(50);
  const offenders = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        literal.test(line) ? [`${relative(root, file)}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(offenders).toEqual([]);
});
