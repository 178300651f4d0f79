import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { faultsInPenpot } from '../src/designer/export/penpot/prove-penpot.ts';
import { faultsInTokens } from '../src/designer/export/tokens/prove-tokens.ts';

/* `prove-exports <file.penpot> <tokens.zip>` prints what violates the formats, one fault per line. */
const [penpot = '', tokens = ''] = process.argv.slice(2);
const texts = Object.entries(unzipSync(readFileSync(tokens))).map(
  ([name, content]) => [name, strFromU8(content)] as const,
);
for (const fault of [
  ...faultsInPenpot(readFileSync(penpot)),
  ...faultsInTokens(Object.fromEntries(texts)),
])
  console.log(fault);
