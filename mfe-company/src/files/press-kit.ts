import { readFileSync, readdirSync } from 'node:fs';
import { type Zippable, zipSync } from 'fflate';
import type { PressFile } from '../pages/press/press.content';
import { logos, png } from './logos';
import { colourSheet, factSheet } from './sheets';

const screensFolder = new URL('../pages/press/screens/', import.meta.url);

const readMe = `Appling media kit

Use these files in articles about Appling. Leave colors and proportions as they are.
The product screens are designs that Appling drew; each began as one sentence:

  kiln         A shop for a small pottery: few things, well shown, sold in order of firing.
  small-wins   A habit tracker for someone who forgives themselves easily.
  wander       A travel journal that plans nothing and remembers everything.

Questions: press@appling.example, answered within 24 hours.
`;

/** A fixed date makes the bytes equal on every machine and day. */
function zip(files: Zippable): Uint8Array {
  return zipSync(files, { level: 9, mtime: new Date(2024, 11, 1), os: 3 });
}

function screens(): Record<string, Uint8Array> {
  const names = readdirSync(screensFolder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    names.toSorted().flatMap((name) => {
      const svg = readFileSync(new URL(name, screensFolder));
      return [
        [name, new Uint8Array(svg)],
        [name.replace('.svg', '.png'), png(svg.toString(), 780)],
      ];
    }),
  );
}

export async function pressKit(): Promise<Record<PressFile, Uint8Array>> {
  const note = { 'READ ME.txt': new TextEncoder().encode(readMe) };
  const sheets = {
    'appling-colors.pdf': await colourSheet(),
    'appling-facts.pdf': await factSheet(),
  };
  return {
    ...sheets,
    'appling-logos.zip': zip(logos()),
    'appling-screens.zip': zip({ ...note, ...screens() }),
    'appling-media-kit.zip': zip({ ...note, ...sheets, logos: logos(), screens: screens() }),
  };
}
