import type { AppDesign } from '../../model/app-design';
import type { Assets } from '../assets/assets';
import type { Files } from '../exporter';
import { textStyles } from '../measure/text-styles';
import { lookOf } from '../modes';
import { lookTokens } from './look-tokens';

const schemas = 'https://www.designtokens.org/schemas/2025.10';
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const modes = ['light', 'dark'] as const;
const fileOf = (mode: string) => `${mode}.tokens.json`;

/** Maps modes to files. */
const resolver = (mode: string) => ({
  $schema: `${schemas}/resolver.json`,
  version: '2025.10',
  modifiers: {
    mode: {
      contexts: Object.fromEntries(modes.map((each) => [each, [{ $ref: fileOf(each) }]])),
      default: mode,
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/mode' }],
});

/** Makes design tokens of both modes (W3C format 2025.10). */
export function makeTokens(design: AppDesign, { screens }: Assets): Files {
  const styles = textStyles(screens);
  return [
    ...modes.map((mode) => ({
      path: fileOf(mode),
      content: written({
        $schema: `${schemas}/format.json`,
        ...lookTokens(lookOf(design, mode), styles),
      }),
    })),
    { path: 'tokens.resolver.json', content: written(resolver(design.look.mode)) },
  ];
}
