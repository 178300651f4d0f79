import { useLayoutEffect, useRef } from 'react';

let kept: { path: string; words: DocumentFragment } | undefined;

/** Keeps a copy of the page as the server sent it, before React touches it. */
export function keepServedWords(path: string, container: Element | null): void {
  if (!container) return;
  // In a document of its own: copies of lazy pictures in this one would be fetched at once.
  const inert = document.implementation.createHTMLDocument('');
  const words = inert.createDocumentFragment();
  for (const node of container.childNodes) words.append(inert.importNode(node, true));
  kept = { path, words };
}

/** The copy for a path, if that path is the one that was served. */
export function servedWords(path: string): DocumentFragment | undefined {
  return kept?.path === path ? kept.words : undefined;
}

/** The page was left: a later visit loads it, so the copy is of no more use. */
export function forgetServedWords(): void {
  kept = undefined;
}

/** Puts the copy back where a page's code broke: words without behaviour are better than none. */
export function ServedWords({ words }: { words: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(document.importNode(words, true));
  }, [words]);
  return <div ref={box} />;
}
