import { describeRefusal } from '../refusal.ts';
import { checkWorkspace } from '../check-workspace.ts';

/** `npx --no appling contract chat`: what the gate would say to a release of the last build; one line for each refusal. Ends in 1 when there are any, in 2 when the gate could not be asked. */
const [name = ''] = process.argv.slice(2);
try {
  const refusals = await checkWorkspace(name);
  for (const refusal of refusals) console.log(describeRefusal(refusal));
  if (refusals.length === 0)
    console.log(`${name}: nothing stands against a release of the last build.`);
  process.exit(refusals.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
