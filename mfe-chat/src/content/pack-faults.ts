import type { ContentFiles } from './read-content';
import { phrasesIn } from './phrases';

/** Requires valid files; checks packs against kinds. */
export function packFaults({ kinds, packs, trips }: ContentFiles): string[] {
  const faults: string[] = [];
  const said = new Map<string, string>();
  for (const [name, pack] of Object.entries(packs)) {
    const file = `content/packs/${name}.json`;
    const titles = pack.records.map(({ title }) => title);
    const twice = titles.findIndex((title, at) => titles.indexOf(title) < at);
    if (twice >= 0) faults.push(`${file}: records[${twice}].title: another record has it too.`);
    if (new Set(pack.records.map(({ group }) => group)).size < 2) {
      faults.push(`${file}: records: are all of one group; filters need two.`);
    }
    for (const kind of Object.keys(pack.wordsInKind ?? {})) {
      if ((pack.kinds as readonly string[]).includes(kind)) continue;
      faults.push(`${file}: wordsInKind.${kind}: is unused, since kinds does not name it.`);
    }
    for (const kind of pack.kinds) {
      const own = kinds[kind];
      if (own && 'like' in own) {
        faults.push(`${file}: kinds: "${kind}" has the packs of "${own.like}"; name that.`);
      }
      if (own && 'journey' in own && !(pack.layouts && pack.features)) {
        const lacks = pack.layouts ? 'features' : 'layouts';
        faults.push(`${file}: ${lacks}: is missing; packs of "${kind}" take none from their kind.`);
      }
      for (const phrase of phrasesIn(pack, kind)) {
        const other = said.get(`${kind} ${phrase}`);
        said.set(`${kind} ${phrase}`, name);
        if (!other) continue;
        faults.push(
          other === name
            ? `${file}: words: "${phrase}" stands there twice, in the singular.`
            : `${file}: words: "${phrase}" names content/packs/${other}.json too, in ${kind}.`,
        );
      }
    }
  }
  for (const [name, kind] of Object.entries(kinds)) {
    const hasPacks = Object.values(packs).some((pack) =>
      (pack.kinds as readonly string[]).includes(name),
    );
    if (name !== 'generic' && !kind.reading?.words) {
      faults.push(`content/kinds/${name}.json: reading.words: is missing, so nothing names it.`);
    }
    if ('ownWords' in kind && !hasPacks) {
      faults.push(`content/kinds/${name}.json: ownWords: is unused, since no pack is of the kind.`);
    }
  }
  const journeys = Object.values(kinds).flatMap((kind) =>
    'journey' in kind ? [kind.journey.anyPlace as string] : [],
  );
  for (const [name, { place }] of Object.entries(trips)) {
    if (place === undefined && !journeys.includes(name)) {
      faults.push(`content/trips/${name}.json: place: is missing, so nothing chooses the trip.`);
    }
  }
  const turns = Object.entries(trips).flatMap(([name, { turn }]) => (turn ? [{ name, turn }] : []));
  for (const { name, turn } of turns) {
    if (turns.filter((other) => other.turn === turn).length > 1) {
      faults.push(`content/trips/${name}.json: turn: another trip has ${turn} too.`);
    }
  }
  return faults;
}
