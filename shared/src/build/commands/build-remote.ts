import { remotes } from '../apps.ts';
import { buildApp } from '../build-app.ts';

/** `npx appling build`, in the repository of one remote: its release lies in `dist/` afterwards. */
try {
  for (const app of remotes()) {
    const isNew = await buildApp(app);
    console.log(isNew ? `Built ${app.name}.` : `${app.name} is current.`);
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
