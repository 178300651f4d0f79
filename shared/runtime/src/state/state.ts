import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** `error` is announced at once, other toasts politely. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
}

/** State that several remotes share. A federation singleton, so there is one instance per page. */
export interface SiteState {
  theme: ThemeChoice;
  /** Text typed on one page for another page's input. Never sent anywhere. */
  draftIdea: string;
  notices: readonly Notice[];
  isToasting: boolean;
}

/** `/theme.js` reads the same key before first paint. */
export const THEME_KEY = `${process.env.SITE_PREFIX}:theme`;

const initial: SiteState = { theme: 'system', draftIdea: '', notices: [], isToasting: false };

/** The store for code outside React. Components use {@link useSite}. */
export const siteStore = createStore<SiteState>()(() => initial);

export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select);
}

/** Applies the theme and stores it. With storage blocked it applies to this tab only. */
export function chooseTheme(theme: ThemeChoice): void {
  siteStore.setState({ theme });
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice still applies to this tab.
  }
}

/** Reads the stored theme. The shell calls it once, after hydration. */
export function restoreTheme(): void {
  const { theme } = document.documentElement.dataset;
  siteStore.setState({ theme: theme === 'light' || theme === 'dark' ? theme : 'system' });
}

export function carryIdea(draftIdea: string): void {
  siteStore.setState({ draftIdea });
}

export function takeIdea(): string {
  const { draftIdea } = siteStore.getState();
  if (draftIdea) siteStore.setState({ draftIdea: '' });
  return draftIdea;
}

let nextNotice = 1;

/** Shows a toast at the bottom right; Alt+T moves the focus there. */
export function notify(kind: Notice['kind'], text: string): void {
  const notice = { id: nextNotice++, kind, text };
  siteStore.setState(({ notices }) => ({ notices: [...notices, notice] }));
}

export function takeNotices(): readonly Notice[] {
  const { notices } = siteStore.getState();
  if (notices.length > 0) siteStore.setState({ notices: [] });
  return notices;
}
