import { buildSite } from '../build-site.ts';
import { SITE } from '../compose.ts';
import { siteDesign } from '../design.ts';
import { createSiteServer, listen } from '../serve.ts';

const wanted = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`PORT=${process.env.PORT} is no port: give a number from 0 to 65535.`);
  process.exit(1);
}
try {
  const server = createSiteServer(SITE);
  // Opens the port first, so that a port in use is reported before the build.
  const port = await listen(server, wanted);
  await buildSite();
  console.log(`${(await siteDesign()).name} is ready on http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
