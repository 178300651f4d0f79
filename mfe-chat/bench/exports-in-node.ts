import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Assets } from '../src/designer/export/assets/assets.ts';
import { exporters } from '../src/designer/export/exporters.generated.ts';
import { makeExport } from '../src/designer/export/make-export.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';

/* Makes exports from recorded worker requests (JSON on stdin, bytes in base64) and prints a hash for each ending. */
type Asked = Readonly<Record<string, { design: AppDesign; assets: Assets }>>;

const asked = JSON.parse(readFileSync(0, 'utf8'), (_key, value: unknown) =>
  typeof value === 'object' && value !== null && 'base64' in value
    ? new Uint8Array(Buffer.from(String(value.base64), 'base64'))
    : value,
) as Asked;
const hashes: Record<string, string> = {};
for (const exporter of exporters) {
  const { design, assets } = asked[exporter.id] ?? {};
  if (!design || !assets) continue;
  const never = new AbortController().signal;
  const { bytes } = await makeExport(exporter, design, assets, () => {}, never);
  hashes[exporter.ending] = createHash('sha256').update(bytes).digest('hex');
}
console.log(JSON.stringify(hashes));
