import { readFileSync } from 'node:fs';

const file = new URL('../package.json', import.meta.url);
const { firstDesign } = JSON.parse(readFileSync(file, 'utf8')) as {
  firstDesign: { scripts: number; data: number };
};

/** Size limits after brotli, in bytes, from opening the chat to its first design: scripts with the worker, and data. */
export const { scripts: CHAT_SCRIPTS, data: CHAT_DATA } = firstDesign;
