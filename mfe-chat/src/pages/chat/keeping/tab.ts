/** In sessionStorage. A tab without an id opens the last written conversation. */
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
    // Blocked storage contains nothing.
  }
}
