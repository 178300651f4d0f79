import { notify } from '@appling/runtime/state';

interface ShareWords {
  copied: string;
  failed: string;
}

/** Hands the page's address to the device's share sheet or, where there is none, to the clipboard. */
export function useShare(title: string, words: ShareWords) {
  return async () => {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The visitor closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify('success', words.copied);
    } catch {
      notify('error', words.failed);
    }
  };
}
