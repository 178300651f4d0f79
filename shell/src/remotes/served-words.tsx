import { useLayoutEffect, useRef } from 'react';

let kept: { path: string; words: DocumentFragment } | undefined;

/** Copies the prerendered page before React changes it. */
export function keepServedWords(path: string, container: Element | null): void {
  if (!container) return;
  // A separate document: the browser would fetch copies of lazy images in this one.
  const inert = document.implementation.createHTMLDocument('');
  const words = inert.createDocumentFragment();
  for (const node of container.childNodes) words.append(inert.importNode(node, true));
  kept = { path, words };
}

export function servedWords(path: string): DocumentFragment | undefined {
  return kept?.path === path ? kept.words : undefined;
}

export function forgetServedWords(): void {
  kept = undefined;
}

/** Restores the prerendered content, without behaviour, where a page's code fails. */
export function ServedWords({ words }: { words: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(document.importNode(words, true));
  }, [words]);
  return <div ref={box} />;
}
