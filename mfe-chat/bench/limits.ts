import { readFileSync } from 'node:fs';

const file = new URL('../package.json', import.meta.url);
const { firstDesign } = JSON.parse(readFileSync(file, 'utf8')) as {
  firstDesign: { scripts: number; data: number };
};

/** Most bytes after brotli from opening the chat to its first design: own scripts, the engine's worker among them, and data. */
export const { scripts: CHAT_SCRIPTS, data: CHAT_DATA } = firstDesign;
