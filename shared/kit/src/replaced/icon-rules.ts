import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { DESIGN } from '../design.ts';
import { KIT_SRC } from '../places.ts';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
const replaced = path.join(lucide, 'dist/esm/createLucideIcon.mjs');
if (!existsSync(replaced)) {
  throw new Error(`${replaced} is gone: look at the icon of the design again.`);
}

export const ICON_ALIASES: Record<string, string> = DESIGN.icon ? { [replaced]: DESIGN.icon } : {};

/** Keeps only the shapes of icons; names and keys are a fifth of the bytes. */
export const ICON_RULES: RuleSetRule[] = DESIGN.icon
  ? [
      {
        test: /\.mjs$/,
        include: path.join(lucide, 'dist/esm/icons'),
        loader: path.join(KIT_SRC, 'replaced/bare-icons.cjs'),
      },
    ]
  : [];
