import { prepareFolder, writeFiles } from './folder';
import { CommandFault, readOptions } from './options';
import { report } from './report';
import { usage } from './usage';

interface Ended {
  code: 0 | 1 | 2;
  out: string;
  error: string;
}

const said = (out: string): Ended => ({ code: 0, out, error: '' });

/** An internal error: nothing was written, and the caller can only report it. */
const failed = (error: unknown): Ended => ({
  code: 1,
  out: '',
  error: `The app could not be made, which is a fault of the designer: ${
    error instanceof Error ? error.message : String(error)
  } Say it in other words, and tell us the sentence.\n`,
});

export async function run(given: readonly string[], version: string): Promise<Ended> {
  try {
    const wanted = readOptions(given);
    if (wanted === 'help') return said(usage);
    if (wanted === 'version') return said(`${version}\n`);
    const { idea, folder, isForced } = wanted;
    prepareFolder(folder, isForced);
    // Imported late: reading content and fonts takes a second.
    const { makeFiles } = await import('./make-files');
    const { files, ...made } = await makeFiles(idea);
    writeFiles(folder, files);
    return said(report({ ...made, folder, paths: files.map(({ path }) => path) }));
  } catch (error) {
    if (!(error instanceof CommandFault)) return failed(error);
    const more = error.code === 2 ? ' --help says more.' : '';
    return { code: error.code, out: '', error: `${error.message}${more}\n` };
  }
}
