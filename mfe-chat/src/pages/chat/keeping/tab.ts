/** In sessionStorage: the conversation of this tab. A tab without it opens the one that was written last. */
const IN_TAB = 'appling:chat';

export function idInTab(): string | null {
  try {
    return sessionStorage.getItem(IN_TAB);
  } catch {
    return null;
  }
}

export function noteInTab(id: string): void {
  try {
    sessionStorage.setItem(IN_TAB, id);
  } catch {
    forgetTab();
  }
}

export function forgetTab(): void {
  try {
    sessionStorage.removeItem(IN_TAB);
  } catch {
    // A browser that blocks it holds nothing there.
  }
}
