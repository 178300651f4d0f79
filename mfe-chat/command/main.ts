import { run } from './run';

const { code, out, error } = await run(
  process.argv.slice(2),
  process.env.DESIGNER_VERSION ?? 'unpacked',
);
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
