/** A request as the browser's protocol reports it; times in milliseconds since the document's own request. */
export interface SeenRequest {
  url: string;
  /** `Document`, `Script`, `Stylesheet`, `Font`, `Image`, … */
  type: string;
  /** Address of what asked for it; empty for the document. */
  initiator: string;
  start: number;
  end: number;
  /** Bytes on the wire, with headers. */
  bytes: number;
}

/** Requests between the visitor and each file: 1 for the document, 2 for what it names, 3 for what that asks for. */
export function hops(requests: readonly SeenRequest[]): Map<string, number> {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const known = new Map<string, number>();
  const count = (url: string, seen: ReadonlySet<string>): number => {
    const ready = known.get(url);
    if (ready !== undefined) return ready;
    const request = byUrl.get(url);
    if (!request || request.type === 'Document') return 1;
    // What nobody claims, or what claims itself in a circle, was asked for by the document.
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

/** Levels of requests below the document among those given: 1 when the document names all of them. */
export function levels(all: readonly SeenRequest[], counted: readonly SeenRequest[]): number {
  const depth = hops(all);
  return Math.max(0, ...counted.map(({ url }) => (depth.get(url) ?? 1) - 1));
}

/** Sum of the bytes of one type. */
export function bytesOf(requests: readonly SeenRequest[], type: string): number {
  return requests
    .filter((request) => request.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
