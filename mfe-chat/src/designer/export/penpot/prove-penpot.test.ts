/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { firstDesign } from '../../first-design';
import { exportedDesigns } from '../exported-designs.fixture';
import { measuredAs } from '../measured.fixture';
import { makePenpot } from './make-penpot';
import { faultsInPenpot } from './prove-penpot';
import type { AppDesign } from '../../model/app-design';

const penpotOf = (design: AppDesign) =>
  makePenpot(design, measuredAs(design), () => {})[0]?.content as Uint8Array;

test('follows the Penpot format for every design', async () => {
  const designs = Object.entries(await exportedDesigns());
  expect(designs.length).toBeGreaterThanOrEqual(12);
  for (const [name, design] of designs) {
    expect([name, faultsInPenpot(penpotOf(design))]).toEqual([name, []]);
  }
});

// The planted faults match the file's structure.
type Value = Record<string, never>;
type Entries = Record<string, Value>;

const whole = penpotOf(firstDesign);

function withFault(plant: (entries: Entries) => void): string[] {
  const entries: Entries = Object.fromEntries(
    Object.entries(unzipSync(whole)).map(([path, content]) => [
      path,
      JSON.parse(strFromU8(content)) as Value,
    ]),
  );
  plant(entries);
  const files = Object.entries(entries).map(
    ([path, value]) => [path, strToU8(JSON.stringify(value))] as const,
  );
  return faultsInPenpot(zipSync(Object.fromEntries(files)));
}

const pathOf = (entries: Entries, pattern: RegExp | string): string =>
  Object.keys(entries).find((path) => new RegExp(pattern).test(path)) ?? '';
/** Excludes the root. */
const shapeOf = (entries: Entries, type: string, has = 'id') =>
  Object.values(entries).find(
    (value) => value.type === type && has in value && value.parentId !== value.id,
  ) as unknown as Record<string, unknown> & { id: string; parentId: string };
const planted: [string, (entries: Entries) => void, RegExp][] = [
  [
    'a colour by name',
    (all) => (shapeOf(all, 'rect').fills = [{ fillColor: 'red', fillOpacity: 1 }]),
    /fills/,
  ],
  ['a place as text', (all) => (shapeOf(all, 'rect').x = 'a'), /x: /],
  ['no extent', (all) => (shapeOf(all, 'group').width = 0), /width/],
  [
    'an event that is none',
    (all) =>
      (shapeOf(all, 'frame', 'interactions').interactions = [
        { eventType: 'tap', actionType: 'prev-screen' },
      ]),
    /eventType/,
  ],
  ['a text without its form', (all) => (shapeOf(all, 'text').content = 'oops'), /content/],
  ['a type that is none', (all) => (shapeOf(all, 'rect').type = 'box'), /type/],
  ['something more', (all) => (shapeOf(all, 'rect').href = 'x'), /href/],
  ['no corners', (all) => (shapeOf(all, 'rect').points = []), /points/],
  ['another place in its frame of selection', (all) => (shapeOf(all, 'rect').x = 7), /two places/],
  ['an id that is none', (all) => (shapeOf(all, 'rect').frameId = 'root'), /frameId/],
  [
    'a child that is not there',
    (all) => (shapeOf(all, 'group').shapes as string[]).push(crypto.randomUUID()),
    /does not stand in/,
  ],
  [
    'a child twice',
    (all) =>
      (shapeOf(all, 'group').shapes as string[]).push(
        (shapeOf(all, 'group').shapes as string[])[0] ?? '',
      ),
    /twice/,
  ],
  [
    'a parent that does not know it',
    (all) => (shapeOf(all, 'rect').parentId = shapeOf(all, 'frame').id),
    /stands nowhere/,
  ],
  [
    'a shape that was lost',
    (all) => delete all[pathOf(all, shapeOf(all, 'text').id)],
    /does not stand in/,
  ],
  [
    'the board of another screen',
    (all) => (shapeOf(all, 'text').frameId = '00000000-0000-0000-0000-000000000000'),
    /on no board/,
  ],
  [
    'a link to a shape',
    (all) =>
      (shapeOf(all, 'frame', 'interactions').interactions = [
        {
          eventType: 'click',
          actionType: 'navigate',
          destination: shapeOf(all, 'text').id,
          preserveScroll: false,
        },
      ]),
    /leads to no board/,
  ],
  [
    'no file of the page',
    (all) => delete all[pathOf(all, /pages\/[^/]+\.json$/)],
    /Nothing stands at/,
  ],
  ['no root', (all) => delete all[pathOf(all, /00000000-0000-0000/)], /no root|stands nowhere/],
  [
    'another id than its path',
    (all) => Object.assign(all[pathOf(all, /colors/)] ?? {}, { id: crypto.randomUUID() }),
    /another id/,
  ],
  [
    'a file that the manifest does not name',
    (all) =>
      Object.assign(all['manifest.json'] ?? {}, {
        files: [{ id: crypto.randomUUID(), name: 'x', features: [] }],
      }),
    /another file/,
  ],
  ['a path that is none', (all) => (all['files/x.txt.json'] = {}), /nothing belongs there/],
  [
    'a token with a colour by name',
    (all) =>
      Object.assign(all[pathOf(all, /tokens/)]?.light ?? {}, {
        color: { a: { $type: 'color', $value: 'red', $description: '' } },
      }),
    /light\.color/,
  ],
  [
    'a set that is not there',
    (all) => Object.assign(all[pathOf(all, /tokens/)]?.$metadata ?? {}, { activeSets: ['noon'] }),
    /sets that are not there/,
  ],
];

test.each(planted)('rejects a Penpot file with %s', (_name, plant, fault) => {
  expect(withFault(plant).join('\n')).toMatch(fault);
});
