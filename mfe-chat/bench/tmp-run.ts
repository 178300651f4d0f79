import { readFileSync } from 'node:fs';
import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { answerEdit } from '../src/designer/edit/answer-edit.ts';
import { apply } from '../src/designer/edit/apply.ts';
import { reportsOf } from './tmp-reports.ts';
import { outline } from './tmp-lib.ts';
const options = { content: releasedSource };
const known = new Map<string, any>();
const want = process.argv[3]?.split(',');
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const each = JSON.parse(line);
  if (want && !want.includes(each.id)) continue;
  if (!known.has(each.on)) known.set(each.on, (await designFrom(each.on, options)).design);
  const design = known.get(each.on);
  const a: any = await answerEdit(design, each.edit, options);
  console.log(`=== ${each.id} on: ${each.on}\nEDIT: ${each.edit}${each.right ? `\nRIGHT: ${each.right}` : ''}\nANSWER: ${a.as}${a.failed?.length ? ` (not understood: ${a.failed.join(' / ')})` : ''}${a.absent ? ` absent ${JSON.stringify(a.absent)}` : ''}${a.beyond ? ` beyond ${JSON.stringify(a.beyond)}` : ''}`);
  if (a.as !== 'change') { const { as: _, ...rest } = a; if (Object.keys(rest).length) console.log('  ', JSON.stringify(rest).slice(0, 300)); continue; }
  const op: any = a.operations.length === 1 ? a.operations[0] : { op: 'several', operations: a.operations };
  const after = apply(design, op);
  console.log(`REPLY SAYS: ${reportsOf(design, op)}`);
  console.log(`OPS: ${JSON.stringify(a.operations).slice(0, 500)}`);
  const o = outline(design).split('\n'), n = outline(after).split('\n');
  const so = new Set(o), sn = new Set(n);
  const gone = o.filter((l) => !sn.has(l)), added = n.filter((l) => !so.has(l));
  console.log(`GONE (${gone.length} lines):\n${gone.slice(0, 14).map((l) => '- ' + l.slice(0, 400)).join('\n')}\nNEW (${added.length} lines):\n${added.slice(0, 22).map((l) => '+ ' + l.slice(0, 400)).join('\n')}`);
}
