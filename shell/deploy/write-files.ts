import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles } from './deploy-files.ts';

// `npx --no appling deploy:files`
for (const [name, content] of Object.entries(deployFiles())) {
  const file = path.join(import.meta.dirname, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
