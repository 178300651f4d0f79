/** @jest-environment node */
import { firstDesign } from '../../first-design';
import { setMode } from '../../edit/looks';
import type { AppDesign } from '../../model/app-design';
import type { FontFile } from '../assets/assets';
import { exportedDesigns } from '../exported-designs.fixture';
import { pack } from '../pack';
import { testProjects } from '../project/project-tests.fixture';
import { makeExpo } from './make-expo';
import { sources } from './sources-file';

async function projectOf(
  design: AppDesign,
  fonts: readonly FontFile[] = [],
): Promise<Record<string, string>> {
  const files = await makeExpo(design, fonts, sources);
  return Object.fromEntries(files.map(({ path, content }) => [path, String(content)]));
}

testProjects(projectOf, (files) => {
  const { expo } = JSON.parse(files['app.json'] ?? '') as { expo: Record<string, string> };
  expect(expo.slug).toMatch(/^[a-z0-9-]+$/);
});

test('uses no browser API in a project', async () => {
  for (const [name, design] of Object.entries(await exportedDesigns())) {
    // Its texts look like markup.
    if (name.startsWith('hostile')) continue;
    const files = await projectOf(design);
    for (const [path, content] of Object.entries(files)) {
      if (!/\.tsx?$/.test(path)) continue;
      // Lower-case elements are HTML.
      expect(content).not.toMatch(/(?<![\w.])<[a-z]\w*[\s>]/);
      expect(content).not.toMatch(/\b(?:document|window|localStorage)\.\w/);
      expect(content).not.toMatch(/className=/);
    }
  }
});

test('has both modes in the theme, and uses the one of the design', async () => {
  const { 'src/theme.ts': light = '' } = await projectOf(firstDesign);
  expect(light).toMatch(/light: \{[\s\S]*mode: 'light'[\s\S]*dark: \{[\s\S]*mode: 'dark'/);
  expect(light).toContain("wears: Look['mode'] | 'phone' = 'light'");
  const { 'src/theme.ts': dark = '' } = await projectOf(setMode(firstDesign, 'dark'));
  expect(dark).toContain("wears: Look['mode'] | 'phone' = 'dark'");
});

test('includes the licence of each font', async () => {
  const bytes = new TextEncoder().encode('terms');
  const license = { name: 'instrument-sans-license.txt', content: bytes };
  const font = {
    family: 'Instrument Sans',
    name: 'a.woff2',
    weight: '400',
    content: bytes,
    license,
  };
  const files = await projectOf(firstDesign, [font]);
  expect(Object.keys(files)).toContain('licenses/instrument-sans-license.txt');
  expect(Object.keys(files)).not.toContain('a.woff2');
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };
  for (const [name] of Object.entries(dependencies).filter(([each]) => each.startsWith('@expo-')))
    expect(files['src/ui/fonts.ts']).toContain(`from '${name}/`);
  expect(dependencies).toHaveProperty('@expo-google-fonts/instrument-sans');
});

test('sets the text direction of the design', async () => {
  const { arabic } = await exportedDesigns();
  expect(arabic?.direction).toBe('rtl');
  const files = await projectOf(arabic ?? firstDesign);
  expect(files['src/data.ts']).toContain("direction: 'rtl'");
  expect(files['src/page.tsx']).toContain('direction');
});

test('gives the same bytes for the same design', async () => {
  const bytes = async () => pack(await makeExpo(firstDesign, [], sources));
  expect(Buffer.compare(await bytes(), await bytes())).toBe(0);
});
