/** @jest-environment node */
import { JSDOM } from 'jsdom';
import type { AppDesign } from '../../model/app-design';
import { testProjects } from '../project/project-tests.fixture';
import { makeReact } from './make-react';
import { sources } from './sources-file';

async function projectOf(design: AppDesign): Promise<Record<string, string>> {
  const files = await makeReact(design, [], sources);
  return Object.fromEntries(files.map(({ path, content }) => [path, String(content)]));
}

testProjects(projectOf, (files, mark) => {
  expect(files['src/index.css']).not.toContain(mark);
  const { document } = new JSDOM(files['index.html']).window;
  expect(document.title).toBe(
    mark
      .replace(/\p{Cc}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(document.querySelectorAll('body *')).toHaveLength(2);
});
