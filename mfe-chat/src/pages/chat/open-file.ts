import { chat } from './chat.content';
import { bringIn } from './chat-store';

interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

/** Opens a design from a file. A bad file says what is wrong with it and changes nothing. */
export async function openFile(file: File): Promise<Outcome> {
  try {
    const { readDesign } = await import('../../designer/export/read-design');
    const read = await readDesign(file);
    if ('fault' in read)
      return { kind: 'error', text: chat.openFile.refused(file.name, read.fault) };
    bringIn(read.design);
    return { kind: 'success', text: chat.openFile.opened(read.design.name) };
  } catch {
    return { kind: 'error', text: chat.openFile.refused(file.name, chat.openFile.unread) };
  }
}
