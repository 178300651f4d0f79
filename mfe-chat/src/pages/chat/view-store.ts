import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type PanelName =
  'colors' | 'layout' | 'export' | 'select' | 'versions' | 'recent' | 'share' | 'pictures';

/** Independent of the design, so neither undone nor stored. */
interface View {
  panel: PanelName | null;
  isBoard: boolean;
  isFull: boolean;
  /** Id of the selected component. */
  selected: string | null;
  /** The tapped text in it. */
  tapped: string;
  /** Restarts so far: each mounts a new phone. */
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

/** Only one panel is open. Closing it restores focus. */
export function openPanel(panel: PanelName): void {
  opener = document.activeElement as HTMLElement | null;
  setState({ panel, isBoard: false, selected: null, tapped: '' });
}

/** @param back receives focus instead of the opener */
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
