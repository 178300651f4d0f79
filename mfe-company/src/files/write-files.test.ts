import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('press kit, calendar files and search indexes match the content', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'write-files.ts'), '--check'],
    { encoding: 'utf8', cwd: path.join(__dirname, '../../..') },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
}, 60_000);
