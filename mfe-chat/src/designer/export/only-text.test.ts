/** @jest-environment node */
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { noAssets, type Assets } from './assets/assets';
import { designSaying, hostileTexts } from './exported-designs.fixture';
import { exporters } from './exporters.generated';
import { makeExport } from './make-export';
import type { BoxLayer } from './measure/layers';
import { textOf } from './measured.fixture';
import { readDesign } from './read-design';

const never = new AbortController().signal;
const area = { x: 0, y: 0, width: 390, height: 844 };
const flat = { corners: [0, 0, 0, 0], borders: [], shadows: [], opacity: 1, clips: true } as const;

const saying = (text: string) => textOf(text, { area });

/** One text fills every name and line. */
function measured(text: string): Assets {
  const root: BoxLayer = {
    ...flat,
    is: 'box',
    name: text,
    area,
    children: [
      { ...flat, is: 'box', name: text, area, lead: { to: 'two' }, children: [saying(text)] },
    ],
  };
  return { ...noAssets, screens: ['one', 'two'].map((id) => ({ id, name: text, root })) };
}

async function bytesOf(id: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const exporter = exporters.find((each) => each.id === id);
  if (!exporter) throw new Error(`No exporter ${id}`);
  const made = makeExport(exporter, designSaying(text), measured(text), () => {}, never);
  return (await made).bytes;
}

const filesOf = async (id: string, text: string): Promise<Record<string, Uint8Array>> =>
  unzipSync(await bytesOf(id, text));

const texts = fc
  .oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  )
  .filter((text) => text.trim() !== '' && !/\p{Cc}|\p{Cs}|[\ufffe\uffff]/u.test(text));
const examples = hostileTexts.map((text): [string] => [text]);

test('treats typed markup as text in a picture', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      for (const [name, bytes] of Object.entries(await filesOf('svg', text))) {
        expect(name).toMatch(/^(?:all-screens|screens\/\d\d-[a-z0-9-]+)\.svg$/);
        const { document } = new JSDOM(strFromU8(bytes), { contentType: 'image/svg+xml' }).window;
        const shown = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
        expect(new Set(shown)).toEqual(new Set([text]));
        const known = new Set(['svg', 'title', 'defs', 'g', 'path', 'text', 'clipPath']);
        for (const element of document.querySelectorAll('*')) {
          expect(known).toContain(element.localName);
          for (const { name: attribute } of element.attributes)
            expect(attribute).not.toMatch(/^on|href|style|src/);
        }
      }
    }),
    { numRuns: 15, examples },
  );
});

test('treats typed markup as names and lines in a Penpot file', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      for (const [name, bytes] of Object.entries(await filesOf('penpot', text))) {
        expect(name).toMatch(/^(?:manifest|files\/[a-z0-9/-]+)\.json$/);
        const holders = new Set<string>();
        JSON.parse(strFromU8(bytes), (key, value: unknown) => {
          if (value === text) holders.add(key);
          return value;
        });
        for (const key of holders) expect(['name', 'text']).toContain(key);
      }
    }),
    { numRuns: 15, examples },
  );
});

test('has no typed text in design tokens', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const mark = `zq${text}`;
      for (const [name, bytes] of Object.entries(await filesOf('tokens', mark))) {
        expect(name).toMatch(/^(?:light|dark)\.tokens\.json$|^tokens\.resolver\.json$/);
        JSON.parse(strFromU8(bytes), (key, value: unknown) => {
          expect(key).not.toContain(mark);
          if (typeof value === 'string') expect(value).not.toContain(mark);
          return value;
        });
      }
    }),
    { numRuns: 15, examples },
  );
});

test('reads typed markup from a design file as it was typed', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const read = await readDesign(new Blob([await bytesOf('design-file', text)]));
      expect(read).toEqual({ design: designSaying(text) });
    }),
    { numRuns: 15, examples },
  );
});

test('turns a link into an interaction that opens the board of its screen', async () => {
  const files = Object.values(await filesOf('penpot', 'Water')).map(
    (bytes) => JSON.parse(strFromU8(bytes)) as { interactions?: { destination: string }[] },
  );
  expect(files.filter(({ interactions }) => interactions)).toHaveLength(2);
});
