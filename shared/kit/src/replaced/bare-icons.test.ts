import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const bareIcons: (source: string) => string = jest.requireActual('./bare-icons.cjs');
const lucide = path.dirname(createRequire(__filename).resolve('lucide-react/package.json'));
const folder = path.join(lucide, 'dist/esm/icons');
const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
const sourceOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

type Shapes = [string, Record<string, string>][];
const shapesIn = (source: string): Shapes => {
  const data = /const __iconData = (\{[^]*?\n\});/.exec(source)?.[1];
  return (runInNewContext(`(${data})`) as { node: Shapes }).node;
};

test('keeps only the shapes of every icon', () => {
  const icons = files.filter((file) => sourceOf(file).includes('__iconData ='));
  expect(icons.length).toBeGreaterThan(1000);
  for (const file of icons) {
    const source = sourceOf(file);
    const bare = bareIcons(source);
    const withoutKeys = shapesIn(source).map(([element, attributes]) => [
      element,
      { ...attributes, key: undefined },
    ]);
    expect(shapesIn(bare)).toEqual(withoutKeys);
    expect(bare).not.toMatch(/\b(?:key|name|size|aliases):/);
  }
});

test("leaves an icon's alias unchanged", () => {
  const other = "export { default } from './house.mjs';\n";
  expect(bareIcons(other)).toBe(other);
});

test('rejects an icon with an unexpected source', () => {
  const source = 'const X = createLucideIcon("x", [["path", { d: "M0 0", key: "1" }]]);\n';
  expect(() => bareIcons(source)).toThrow(/written in a new way/);
});
