import { useLayoutEffect, useRef } from 'react';

let kept: { path: string; content: DocumentFragment } | undefined;

/** Copies the prerendered page before React changes it. */
export function keepPrerendered(path: string, container: Element | null): void {
  if (!container) return;
  // A separate document: the browser would fetch copies of lazy images in this one.
  const inert = document.implementation.createHTMLDocument('');
  const content = inert.createDocumentFragment();
  for (const node of container.childNodes) content.append(inert.importNode(node, true));
  kept = { path, content };
}

export function prerenderedContent(path: string): DocumentFragment | undefined {
  return kept?.path === path ? kept.content : undefined;
}

export function forgetPrerendered(): void {
  kept = undefined;
}

/** Restores the prerendered content, without behaviour, where a page's code fails. */
export function PrerenderedContent({ content }: { content: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(document.importNode(content, true));
  }, [content]);
  return <div ref={box} />;
}
