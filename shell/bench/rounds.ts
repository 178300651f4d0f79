import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Browser } from 'playwright';
import { createSiteServer, listen } from '../../shared/kit/src/serve.ts';
import { firstVisit, type Conditions, type Load } from './load.ts';

export interface Served {
  name: string;
  origin: string;
  hasScript: boolean;
}

const servers: Server[] = [];

/** Serves each folder on its own port with the server of `npm start`. */
export function serveAll(
  sites: readonly { name: string; folder: string; hasScript: boolean }[],
): Promise<Served[]> {
  return Promise.all(
    sites.map(async ({ name, folder, hasScript }) => {
      const server = createSiteServer(folder).prependListener('request', withoutHashes);
      servers.push(server);
      return { name, hasScript, origin: `http://localhost:${await listen(server, 0)}` };
    }),
  );
}

/** The monolith's scripts have no hashes, so no site sends a policy that requires them. */
function withoutHashes(_request: IncomingMessage, response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name === 'Integrity-Policy' ? response : set(name, value));
}

export function stopServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

export type Loads = Map<string, Load[]>;

/** Visits each site in turn, so that disturbances affect all alike. Drops the first round. Throws on page errors. */
export async function inTurn(
  browser: Browser,
  sites: readonly Served[],
  route: string,
  conditions: Conditions,
  rounds: number,
): Promise<Loads> {
  const loads: Loads = new Map(sites.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, origin, hasScript } of sites) {
      const load = await firstVisit(browser, origin + route, conditions, hasScript);
      if (load.complaints.length > 0) {
        throw new Error(`${route} as ${name} complains: ${load.complaints.join('; ')}`);
      }
      if (round > 0) loads.get(name)?.push(load);
    }
    console.log(`  ${route}, ${conditions.name}: ${round} of ${rounds} rounds`);
  }
  return loads;
}
