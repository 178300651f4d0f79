import { DATA_FILES } from '@appling/contract/release';
import { FILES } from './editions';

/** The last archive; a page reads from one release only. */
let read: { address: string; texts: Promise<Record<string, string>> } | undefined;

/** Returns a JSON file from the release's cached archive, if there is one. */
export async function keptDataFile(url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  const place = pathname.lastIndexOf('/') + 1;
  const address = origin + pathname.slice(0, place) + DATA_FILES;
  if (read?.address !== address) {
    const archive = await (await caches.open(FILES)).match(address);
    if (!archive) return undefined;
    read = { address, texts: archive.json() as Promise<Record<string, string>> };
  }
  const text = (await read.texts)[pathname.slice(place)];
  if (text === undefined) return undefined;
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
