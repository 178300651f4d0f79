import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { refreshOwn } from '../../../designer/drawings/own-picture';
import { designOf } from '../../../designer/edit/edit-log';
import { ownIn } from '../../../designer/export/assets/own-pictures';
import type { CarriedPicture } from '../../../designer/export/carried-text';
import { chatStore } from '../chat-store';
import { restart } from '../view-store';
import { type KeptPicture, forgetPicture, keepPicture, readPictures } from './kept-pictures';
import { dropImage } from './own-images';
import { pictureWords as words } from './pictures.content';
import { readCarried, readPicture } from './read-picture';

interface SavedPictures {
  pictures: readonly KeptPicture[];
  /** Id of the picture to place. */
  chosen: string | undefined;
  outcome: string;
}

const store = createStore<SavedPictures>()(() => ({
  pictures: [],
  chosen: undefined,
  outcome: '',
}));
const { setState, getState } = store;

export const useSavedPictures = <T>(select: (shelf: SavedPictures) => T): T =>
  useStore(store, select);
export const choose = (chosen: string | undefined): void => setState({ chosen });
export const say = (outcome: string): void => setState({ outcome });

export async function loadPictures(): Promise<void> {
  const pictures = await readPictures();
  setState(({ chosen }) => ({ pictures, chosen: chosen ?? pictures[0]?.id }));
}

async function redraw(ids: readonly string[]): Promise<void> {
  await refreshOwn();
  const shown = ownIn(designOf(chatStore.getState().log));
  if (ids.some((id) => shown.includes(id))) restart();
}

export interface Added {
  kind: 'success' | 'info' | 'error';
  text: string;
  ids: readonly string[];
}

/** Continues after an invalid file. */
export async function addPictures(files: readonly File[]): Promise<Added> {
  say(words.reading);
  const ids: string[] = [];
  const names: string[] = [];
  const said: string[] = [];
  for (const file of files) {
    const read = await readPicture(file);
    if ('fault' in read) {
      said.push(read.fault);
      continue;
    }
    const kept = await keepPicture(read.picture);
    ids.push(read.picture.id);
    names.push(read.picture.name);
    if (read.note) said.push(read.note);
    if (kept !== 'kept') said.push(words.notKept[kept]);
  }
  await loadPictures();
  const text = [...(names.length > 0 ? [words.added(names.join(', '))] : []), ...new Set(said)];
  setState(({ chosen }) => ({ chosen: ids.at(-1) ?? chosen, outcome: text.join(' ') }));
  await redraw(ids);
  const kind = ids.length === 0 ? 'error' : said.length > 0 ? 'info' : 'success';
  return { kind, text: text.join(' '), ids };
}

/** @returns number of invalid pictures */
export async function takeCarried(pictures: readonly CarriedPicture[]): Promise<number> {
  const ids: string[] = [];
  for (const { id, content } of pictures) {
    const picture = await readCarried(id, content);
    if (!picture) continue;
    await keepPicture(picture);
    ids.push(id);
  }
  await redraw(ids);
  return pictures.length - ids.length;
}

/** Returns a function that restores it. */
export async function removePicture(picture: KeptPicture): Promise<() => void> {
  await forgetPicture(picture.id);
  dropImage(picture.id);
  setState(({ pictures }) => {
    const left = pictures.filter(({ id }) => id !== picture.id);
    return { pictures: left, chosen: left[0]?.id, outcome: words.removed };
  });
  await redraw([picture.id]);
  return () =>
    void keepPicture(picture)
      .then(loadPictures)
      .then(() => redraw([picture.id]));
}

export const sizesOf = (ids: readonly string[]): number =>
  getState()
    .pictures.filter(({ id }) => ids.includes(id))
    .reduce((sum, { blob }) => sum + blob.size, 0);
