/** @jest-environment node */
import { firstDesign } from '../../first-design';
import type { AppDesign } from '../../model/app-design';
import { exportedDesigns } from '../exported-designs.fixture';
import { measuredAs } from '../measured.fixture';
import { makeTokens } from './make-tokens';
import { faultsInTokens } from './prove-tokens';

const tokensOf = (design: AppDesign): Record<string, string> =>
  Object.fromEntries(
    makeTokens(design, measuredAs(design)).map(({ path, content }) => [path, String(content)]),
  );

test('follows the token format for every design', async () => {
  const designs = Object.entries(await exportedDesigns());
  expect(designs.length).toBeGreaterThanOrEqual(12);
  for (const [name, design] of designs)
    expect([name, faultsInTokens(tokensOf(design))]).toEqual([name, []]);
});

const token = { $value: { value: 1, unit: 'px' } };
const tokenFaults: [string, object, RegExp][] = [
  ['a length as text', { a: { $type: 'dimension', $value: '16px' } }, /^a\.\$value/],
  ['a colour as text', { a: { $type: 'color', b: { $value: '#ffffff' } } }, /^a\.b\.\$value/],
  [
    'a channel above one',
    { a: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 2] } } },
    /components/,
  ],
  ['a unit that is none', { a: { $type: 'dimension', $value: { value: 1, unit: 'pt' } } }, /unit/],
  ['no type', { a: token }, /^a: no type is said/],
  ['a type that is none', { a: { ...token, $type: 'length' } }, /\$type/],
  ['a dot in a name', { 'a.b': { ...token, $type: 'dimension' } }, /no name of a token/],
  ['a brace in a name', { '{a}': { ...token, $type: 'dimension' } }, /no name of a token/],
  ['a member that is no token', { a: 'x' }, /neither a token nor a group/],
  ['a word of its own', { $hue: 1 }, /\$hue/],
  [
    'letters without a line height',
    {
      a: {
        $type: 'typography',
        $value: {
          fontFamily: 'A',
          fontSize: token.$value,
          fontWeight: 400,
          letterSpacing: token.$value,
        },
      },
    },
    /lineHeight/,
  ],
  ['a weight that is none', { a: { $type: 'fontWeight', $value: 1200 } }, /too_big/],
];

test.each(tokenFaults)('rejects tokens with %s', (_name, group, fault) => {
  expect(faultsInTokens({ 'a.tokens.json': JSON.stringify(group) }).join('\n')).toMatch(fault);
});

test('rejects a resolver with an unknown file, mode or modifier', () => {
  const { 'dark.tokens.json': _dark, ...files } = tokensOf(firstDesign);
  expect(faultsInTokens(files)).toEqual(['resolver: no file dark.tokens.json.']);
  const resolver = files['tokens.resolver.json'] ?? '';
  const changed = (from: string, to: string) =>
    faultsInTokens({
      ...tokensOf(firstDesign),
      'tokens.resolver.json': resolver.replace(from, to),
    });
  expect(changed('"default": "light"', '"default": "noon"')).toEqual([
    'resolver: mode has no noon.',
  ]);
  expect(changed('"#/modifiers/mode"', '"#/modifiers/x"')).toEqual([
    'resolver: #/modifiers/x is not there.',
  ]);
  expect(changed('2025.10"', '2024.1"').length).toBeGreaterThan(0);
});
