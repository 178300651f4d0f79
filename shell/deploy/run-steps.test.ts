/** @jest-environment node */
import { tmpdir } from 'node:os';
import { runSteps } from './test/run-steps.ts';
import type { Step } from './test/workflows.ts';

const outcomes = async (...steps: Step[]) => {
  const runner = { folder: tmpdir(), env: { ROLE: 'false' }, action: () => true };
  return Object.fromEntries(await runSteps(steps, runner));
};
const release = { name: 'release', id: 'release', run: 'test "$ROLE" = false' };
const rollBack = {
  name: 'roll back',
  if: "failure() && steps.release.outcome == 'success'",
  run: 'true',
};

test('steps run in order; a step whose condition is false is skipped', async () => {
  const role = { name: 'role', if: "env.ROLE == 'true'", run: 'false' };
  expect(await outcomes({ uses: 'an/action@v4' }, role, release, rollBack)).toEqual({
    'an/action@v4': 'success',
    role: 'skipped',
    release: 'success',
    'roll back': 'skipped',
  });
});

test('after a failure only steps that ask for one run', async () => {
  const output = jest.spyOn(console, 'log').mockImplementation(() => {});
  const smoke = { name: 'smoke', run: 'echo no page; exit 3' };
  expect(await outcomes(release, smoke, { name: 'next', run: 'true' }, rollBack)).toEqual({
    release: 'success',
    smoke: 'failure',
    next: 'skipped',
    'roll back': 'success',
  });
  expect(output).toHaveBeenCalledWith('smoke ended with 3:\nno page\n');
});
