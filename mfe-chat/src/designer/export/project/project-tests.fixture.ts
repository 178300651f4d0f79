import { parse } from '@babel/parser';
import fc from 'fast-check';
import { firstDesign } from '../../first-design';
import type { AppDesign } from '../../model/app-design';
import {
  designSaying,
  exportedDesigns,
  hostileTexts,
  largestDesign,
} from '../exported-designs.fixture';
import { screenLinks } from './screen-links';

type Project = Readonly<Record<string, string>>;
type ProjectOf = (design: AppDesign) => Promise<Project>;

const texts = fc
  .oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  )
  .filter((text) => text.trim() !== '');

interface Syntax {
  type: string;
  value?: unknown;
}

/** Types of the nodes and comments that contain the text. */
function holdersOf(source: string, text: string): Set<string> {
  const { program, comments, errors } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    attachComment: false,
  });
  expect(errors).toEqual([]);
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      const { type, value: own } = value as Syntax;
      if (typeof own === 'string' && own.includes(text)) found.add(type);
      Object.values(value).forEach(look);
    }
  };
  look([program, comments]);
  return found;
}

/** Declarations of a project that nothing names. */
function unnamedIn(files: Project): string[] {
  const code = Object.entries(files).filter(([path]) => /^src\/.*\.tsx?$/.test(path));
  const all = code.map(([, content]) => content).join('\n');
  const counts = new Map<string, number>();
  for (const [word] of all.matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const declared = /^(?:export )?(?:async )?(?:function|const|interface|type|class) (\w+)/gm;
  return code.flatMap(([path, content]) =>
    Array.from(content.matchAll(declared), ([, name = '']) => name)
      .filter((name) => (counts.get(name) ?? 0) < 2)
      .map((name) => `${path}: ${name}`),
  );
}

/** The name of the app is in the heading. */
const belowHeading = ({ 'README.md': readme = '' }: Project): string =>
  readme.slice(readme.indexOf('\n'));

function expectOnlyText(files: Project, mark: string, plain: Project): void {
  for (const [path, content] of Object.entries(files)) {
    expect(path).toMatch(/^[\w./-]+$/);
    if (/\.tsx?$/.test(path))
      for (const holder of holdersOf(content, mark)) expect(holder).toBe('StringLiteral');
    if (path.endsWith('.json')) JSON.parse(content);
  }
  expect(belowHeading(files)).toBe(belowHeading(plain));
  expect(files['README.md']?.split('\n')[0]).toMatch(/^# [\p{L}\p{M}\p{N} .,'’-]+$/u);
  expect(files['src/data.ts']).toBeTruthy();
}

/** Tests for every kind of project; `also` gets a project whose only text is `mark`. */
export function testProjects(
  projectOf: ProjectOf,
  also: (files: Project, mark: string) => void,
): void {
  test('what was typed is only ever a text in the code of a project', async () => {
    const plain = await projectOf(designSaying('Water'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const mark = `zq${text}`;
        const files = await projectOf(designSaying(mark));
        expectOnlyText(files, mark, plain);
        also(files, mark);
      }),
      { numRuns: 8, examples: hostileTexts.map((text): [string] => [text]) },
    );
  });

  test('screens, components and data are named after the app', async () => {
    const files = await projectOf(firstDesign);
    expect(Object.keys(files)).toContain('src/screens/add-habit-screen.tsx');
    expect(Object.keys(files)).toContain('src/components/habit-checklist.tsx');
    expect(files['src/data.ts']).toMatch(/export const habitChecklist: ChecklistData = /);
  });

  test('a project holds the views of its design and no others, and declares nothing in vain', async () => {
    for (const design of Object.values(await exportedDesigns())) {
      const project = await projectOf(design);
      expect(unnamedIn(project)).toEqual([]);
      const files = Object.keys(project);
      const types = new Set(
        design.screens.flatMap(({ components }) => components.map(({ type }) => type)),
      );
      const views = files.filter((path) => /^src\/components\/[^/]+\.tsx$/.test(path));
      expect(views).toHaveLength(types.size);
    }
  });

  test('a component keeps the colour that was chosen for it', async () => {
    const { colored } = await exportedDesigns();
    const files = await projectOf(colored ?? firstDesign);
    const screens = Object.keys(files).filter((path) => path.startsWith('src/screens/'));
    const text = screens.map((path) => files[path]).join('\n');
    expect(text).toContain('<FilledWith phone={phone} role="tint1">');
    expect(text).toContain('<LaidOn phone={phone} role="tint2" wide>');
    expect(text).toContain('<LaidOn phone={phone} role="tint3">');
    expect(files['src/data.ts']).toMatch(/type: 'toggle',[^}]*ground: 'tint0'/);
  });

  test('the largest design becomes a project, and is as it was', async () => {
    const design = largestDesign();
    const before = JSON.stringify(design);
    const files = await projectOf(design);
    expect(JSON.stringify(JSON.parse(files['appling.design.json'] ?? ''))).toBe(before);
    expect(JSON.stringify(design)).toBe(before);
    const screens = Object.keys(files).filter((path) => path.startsWith('src/screens/'));
    expect(screens).toHaveLength(design.screens.length);
  });

  test('every file of a project is named by another', async () => {
    const files = await projectOf(firstDesign);
    const text = Object.values(files).join('\n');
    const code = Object.keys(files).filter((path) => /^src\/.*\.tsx?$/.test(path));
    for (const path of code.filter((each) => !/\/(?:main|app\.test)\.tsx$/.test(each))) {
      const name = path
        .replace(/\.tsx?$/, '')
        .split('/')
        .at(-1);
      expect(text).toMatch(new RegExp(`from '[./a-z-]*/${name}'`));
    }
  });

  test('every link that a screen opens with has a test', async () => {
    const { 'src/app.test.tsx': tests = '' } = await projectOf(firstDesign);
    const links = screenLinks(firstDesign);
    expect(links).toContainEqual({ from: firstDesign.start, to: 'new' });
    for (const { from, to } of links) expect(tests).toContain(`'${from}', '${to}'],`);
  });

  test('packages have exact versions, and the design lies in the project', async () => {
    const files = await projectOf(firstDesign);
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
      string,
      Record<string, string>
    >;
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(JSON.parse(files['appling.design.json'] ?? '')).toEqual(firstDesign);
  });

  test('the same design gives the same project', async () => {
    expect(await projectOf(structuredClone(firstDesign))).toEqual(await projectOf(firstDesign));
  });
}
