import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type PanelName =
  'colors' | 'layout' | 'export' | 'select' | 'versions' | 'recent' | 'share' | 'pictures';

/** What of the stage is open. Of no design, so no undo and no storage knows it. */
interface View {
  panel: PanelName | null;
  isBoard: boolean;
  isFull: boolean;
  /** Id of the component that is selected. */
  selected: string | null;
  /** Words of it that were tapped. */
  tapped: string;
  /** Counts restarts: each one is another phone. */
  run: number;
}

const initial: View = {
  panel: null,
  isBoard: false,
  isFull: false,
  selected: null,
  tapped: '',
  run: 0,
};

export const viewStore = createStore<View>()(() => initial);
export const useView = <T>(select: (view: View) => T): T => useStore(viewStore, select);
const { setState } = viewStore;

let opener: HTMLElement | null = null;

/** One panel at a time. What had the focus gets it back in the end. */
export function openPanel(panel: PanelName): void {
  opener = document.activeElement as HTMLElement | null;
  setState({ panel, isBoard: false, selected: null, tapped: '' });
}

/** @param back gets the focus instead of what had it before */
export function closePanel(back: HTMLElement | null = opener): void {
  setState({ panel: null, selected: null, tapped: '' });
  if (back?.isConnected) back.focus();
}
export const select = (selected: string | null, tapped = ''): void =>
  setState({ selected, tapped });
export const showBoard = (isBoard: boolean): void => setState({ isBoard, panel: null });
export const showFull = (isFull: boolean): void => setState({ isFull, panel: null });
export const restart = (): void => setState(({ run }) => ({ run: run + 1 }));
export const resetView = (): void => setState(initial, true);
