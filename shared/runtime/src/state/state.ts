import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the visitor chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** One toast. `error` is announced at once, the others politely. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
}

/** State that crosses remotes. One instance for the page: this module is a federation singleton. */
export interface SiteState {
  theme: ThemeChoice;
  /** Text a visitor typed on one page that another page's input should receive. Never sent anywhere. */
  draftIdea: string;
  /** Toasts that wait for the shell's toaster, oldest first. */
  notices: readonly Notice[];
  /** The toaster has been loaded and stays. */
  isToasting: boolean;
}

/** `localStorage` key of the theme choice; `/theme.js` reads the same key before first paint. */
export const THEME_KEY = `${process.env.SITE_PREFIX}:theme`;

const initial: SiteState = { theme: 'system', draftIdea: '', notices: [], isToasting: false };

/** The store itself, for code outside React. Components use {@link useSite}. */
export const siteStore = createStore<SiteState>()(() => initial);

/** Reads a slice of the site's state; the component renders again when that slice changes. */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select);
}

/** Applies the theme to the page and remembers it. With storage blocked it holds for this tab. */
export function chooseTheme(theme: ThemeChoice): void {
  siteStore.setState({ theme });
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice still holds for this tab.
  }
}

/** Reads the stored theme into the store. The shell calls it once, after hydration. */
export function restoreTheme(): void {
  const { theme } = document.documentElement.dataset;
  siteStore.setState({ theme: theme === 'light' || theme === 'dark' ? theme : 'system' });
}

/** Stores an idea for the next page that reads it. */
export function carryIdea(draftIdea: string): void {
  siteStore.setState({ draftIdea });
}

/** Returns the stored idea and clears it. */
export function takeIdea(): string {
  const { draftIdea } = siteStore.getState();
  if (draftIdea) siteStore.setState({ draftIdea: '' });
  return draftIdea;
}

let nextNotice = 1;

/** Shows a toast: bottom right, Alt+T moves the focus there. */
export function notify(kind: Notice['kind'], text: string): void {
  const notice = { id: nextNotice++, kind, text };
  siteStore.setState(({ notices }) => ({ notices: [...notices, notice] }));
}

/** Removes toasts that the toaster has taken over. */
export function takeNotices(): readonly Notice[] {
  const { notices } = siteStore.getState();
  if (notices.length > 0) siteStore.setState({ notices: [] });
  return notices;
}
