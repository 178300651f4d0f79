/** A request as Chrome's protocol reports it; times in ms since the document's request. */
export interface SeenRequest {
  url: string;
  type: string;
  /** URL of the initiator; empty for the document. */
  initiator: string;
  start: number;
  end: number;
  /** Bytes over the network, with headers. */
  bytes: number;
}

/** Returns the length of each file's request chain: 1 for the document, 2 for what it names. */
export function hops(requests: readonly SeenRequest[]): Map<string, number> {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const known = new Map<string, number>();
  const count = (url: string, seen: ReadonlySet<string>): number => {
    const ready = known.get(url);
    if (ready !== undefined) return ready;
    const request = byUrl.get(url);
    if (!request || request.type === 'Document') return 1;
    // Requests without an initiator, or in a circle, count as requested by the document.
    const isCircle = request.initiator === url || seen.has(request.initiator);
    const before = isCircle ? 1 : count(request.initiator, new Set([...seen, url]));
    known.set(url, before + 1);
    return before + 1;
  };
  for (const { url } of requests) {
    const document = byUrl.get(url)?.type === 'Document';
    known.set(url, document ? 1 : count(url, new Set()));
  }
  return known;
}

/** Returns levels of requests below the document: 1 when the document names all of them. */
export function levels(all: readonly SeenRequest[], counted: readonly SeenRequest[]): number {
  const depth = hops(all);
  return Math.max(0, ...counted.map(({ url }) => (depth.get(url) ?? 1) - 1));
}

export function bytesOf(requests: readonly SeenRequest[], type: string): number {
  return requests
    .filter((request) => request.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
