import { parseArgs } from 'node:util';
import { describeRefusal } from '../refusal.ts';
import { checkWorkspace } from '../check-workspace.ts';

/** Exits with 1 for refusals, with 2 when the gate could not run. */
let app = '';
let isJson = process.argv.includes('--json');
try {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  [app = ''] = positionals;
  isJson = values.json;
  const refusals = await checkWorkspace(app);
  if (isJson) console.log(JSON.stringify({ app, refusals, error: null }, null, 2));
  else if (refusals.length > 0) console.log(refusals.map(describeRefusal).join('\n'));
  else console.log(`${app}: nothing stands against a release of the last build.`);
  process.exit(refusals.length === 0 ? 0 : 1);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (isJson) console.log(JSON.stringify({ app, refusals: [], error: message }, null, 2));
  else console.error(message);
  process.exit(2);
}
