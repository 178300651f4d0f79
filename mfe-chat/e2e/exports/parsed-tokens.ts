import { strFromU8 } from 'fflate';
import { defineConfig, parse } from '@terrazzo/parser';

async function namesIn(files: Record<string, Uint8Array>, name: string): Promise<string[]> {
  const filename = new URL(`file:///${name}`);
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const src = strFromU8(files[name] ?? new Uint8Array());
  const { tokens } = await parse([{ filename, src }], { config });
  return Object.keys(tokens).toSorted();
}

/**
 * Parses with Terrazzo, which is strict, and returns the token names of both modes.
 * @throws {Error} with Terrazzo's messages
 */
export async function parsedTokens(files: Record<string, Uint8Array>) {
  return {
    light: await namesIn(files, 'light.tokens.json'),
    dark: await namesIn(files, 'dark.tokens.json'),
  };
}
