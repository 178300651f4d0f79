import { notify } from '@appling/runtime/state';
import { begin } from '../../designer/edit/edit-log';
import type { CarriedPicture } from '../../designer/export/carried-text';
import { readDesign } from '../../designer/export/read-design';
import { makeDrawable } from '../../designer/render/drawable';
import { takeIn } from './take-in';
import { openPanel, viewStore } from './view-store';

const words = {
  said: (name: string) => `Here is ${name}, from your file. Tell me what to change.`,
  opened: (name: string) => `${name} is on the stage. Undo brings yours back.`,
  lost: (count: number) =>
    count === 1
      ? '1 picture in it could not be read: a drawing stands there.'
      : `${count} pictures in it could not be read: drawings stand there.`,
  unchanged: (name: string) => `${name} is on the stage already, and nothing changed.`,
  refused: (file: string, fault: string) => `${file} was not opened, and nothing changed. ${fault}`,
  unread: 'It could not be read.',
};

const loadPictures = () => import(/* webpackChunkName: "pictures" */ './pictures/saved-pictures');

interface Outcome {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** Ids of added pictures. */
  ids?: readonly string[];
}

async function keepCarried(pictures: readonly CarriedPicture[]): Promise<string> {
  const { takeCarried } = await loadPictures();
  const lost = await takeCarried(pictures);
  return lost > 0 ? ` ${words.lost(lost)}` : '';
}

const isPicture = ({ name, type }: File) =>
  type.startsWith('image/') || /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(name);

/** Opens a design, or adds pictures. */
async function openFiles(files: readonly File[]): Promise<Outcome> {
  const pictures = files.filter(isPicture);
  const design = files.find((file) => !isPicture(file));
  if (design) return openFile(design);
  const { addPictures } = await loadPictures();
  const added = await addPictures(pictures);
  if (added.ids.length > 0 && viewStore.getState().panel !== 'pictures') openPanel('pictures');
  return added;
}

export async function openDropped(files: readonly File[], onPictures: () => void): Promise<void> {
  const { kind, text, ids } = await openFiles(files);
  notify(kind, text);
  if (ids?.[0]) onPictures();
}

/** A bad file reports its fault and changes nothing. */
export async function openFile(file: File): Promise<Outcome> {
  try {
    const read = await readDesign(file);
    if ('fault' in read) return { kind: 'error', text: words.refused(file.name, read.fault) };
    const { design, pictures = [] } = read;
    const lost = pictures.length > 0 ? await keepCarried(pictures) : '';
    // The phone retries failed loads.
    await makeDrawable(design).catch(() => {});
    const taken = await takeIn(begin(design), words.said);
    return taken === 'unchanged'
      ? { kind: 'info', text: words.unchanged(design.name) + lost }
      : { kind: 'success', text: words.opened(design.name) + lost };
  } catch {
    return { kind: 'error', text: words.refused(file.name, words.unread) };
  }
}
