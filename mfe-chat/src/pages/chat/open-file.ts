import { readDesign } from '../../designer/export/read-design';
import { bringIn } from './chat-store';

const words = {
  opened: (name: string) => `${name} is on the stage. Undo brings yours back.`,
  refused: (file: string, fault: string) => `${file} was not opened, and nothing changed. ${fault}`,
  unread: 'It could not be read.',
};

interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

/** Opens a design from a file. A bad file says what is wrong with it and changes nothing. */
export async function openFile(file: File): Promise<Outcome> {
  try {
    const read = await readDesign(file);
    if ('fault' in read) return { kind: 'error', text: words.refused(file.name, read.fault) };
    bringIn(read.design);
    return { kind: 'success', text: words.opened(read.design.name) };
  } catch {
    return { kind: 'error', text: words.refused(file.name, words.unread) };
  }
}
