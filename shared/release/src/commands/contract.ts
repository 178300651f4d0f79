import { parseArgs } from 'node:util';
import { describeRefusal } from '../refusal.ts';
import { checkWorkspace } from '../check-workspace.ts';

/**
 * `npx --no appling contract <app>`: what the gate would say to a release of the last build; one line for each refusal. With
 * `--json` a document `{ app, refusals, error }`, of which `error` is null unless the gate could not be asked. Ends in 1
 * when there are refusals, in 2 when the gate could not be asked.
 */
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
