import { watch } from 'node:fs';
import path from 'node:path';
import { remotes } from '../apps.ts';
import { buildApp } from '../build-app.ts';
import { createOverlayServer } from '../overlay-server.ts';
import { isOwnRepository } from '../places.ts';
import { readPort } from '../read-port.ts';
import { listen } from '../serve.ts';

/** Pause before a build in ms, since editors write a file in several steps. */
const CALM_MS = 200;

async function overlay(): Promise<void> {
  const [name = isOwnRepository ? remotes()[0]?.name : undefined] = process.argv.slice(2);
  const app = remotes().find((remote) => remote.name === name);
  if (!app) {
    const known = remotes().map((remote) => remote.name);
    throw new Error(
      `Say which remote: npx --no appling overlay ${known[0]}. Known: ${known.join(', ')}.`,
    );
  }
  await buildApp(app);
  const port = await listen(createOverlayServer(app), Number(process.env.PORT ?? readPort(app)));
  console.log(
    `${app.name} is served. Open a preview with ?override=${app.name}@http://localhost:${port}; reload after a change.`,
  );
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(app.folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      buildApp(app).then(
        (isNew) => isNew && console.log(`Built ${app.name}.`),
        (error: unknown) => console.error(error instanceof Error ? error.message : error),
      );
    }, CALM_MS);
  });
}

await overlay().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
