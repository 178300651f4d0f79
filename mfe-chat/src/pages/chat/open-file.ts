import { begin } from '../../designer/edit/edit-log';
import { readDesign } from '../../designer/export/read-design';
import { makeDrawable } from '../../designer/render/drawable';
import { takeIn } from './take-in';

const words = {
  said: (name: string) => `Here is ${name}, from your file. Tell me what to change.`,
  opened: (name: string) => `${name} is on the stage. Undo brings yours back.`,
  unchanged: (name: string) => `${name} is on the stage already, and nothing changed.`,
  refused: (file: string, fault: string) => `${file} was not opened, and nothing changed. ${fault}`,
  unread: 'It could not be read.',
};

interface Outcome {
  kind: 'success' | 'info' | 'error';
  text: string;
}

/** Opens a design from a file. A bad file says what is wrong with it and changes nothing. */
export async function openFile(file: File): Promise<Outcome> {
  try {
    const read = await readDesign(file);
    if ('fault' in read) return { kind: 'error', text: words.refused(file.name, read.fault) };
    const { design } = read;
    // What cannot be had now is asked for again by the phone.
    await makeDrawable(design).catch(() => {});
    const taken = await takeIn(begin(design), words.said);
    return taken === 'unchanged'
      ? { kind: 'info', text: words.unchanged(design.name) }
      : { kind: 'success', text: words.opened(design.name) };
  } catch {
    return { kind: 'error', text: words.refused(file.name, words.unread) };
  }
}
