import { notify } from '@appling/runtime/state';

interface ShareWords {
  copied: string;
  failed: string;
}

/** Opens the share sheet or, if there is none, copies the page's address. */
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
