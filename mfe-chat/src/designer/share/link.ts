import { LINK_PATH, MOST_LINK } from './limits';
import { fromWire, toWire, type Shared } from './link-schema';
import { readLinkText, writeLinkText, type LinkFault } from './link-text';

/** Returns path and hash, or the length if the link is too long. */
export async function linkTo(shared: Shared): Promise<{ path: string } | { length: number }> {
  const path = LINK_PATH + (await writeLinkText(toWire(shared)));
  return path.length > MOST_LINK ? { length: path.length } : { path };
}

/**
 * Reads a link and checks every limit and schema.
 * @param text from the URL, after `#d=`
 */
export async function readLink(text: string): Promise<Shared | { fault: LinkFault }> {
  const read = await readLinkText(text);
  return 'fault' in read ? read : fromWire(read.value);
}
