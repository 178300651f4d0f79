export interface Region {
  owner: string;
  element: Element;
}

/** Returns the shell's parts and every element that a remote rendered. */
export function findRegions(): Region[] {
  const own = [...document.querySelectorAll('#root > header, #root > footer')];
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-mfe]')].filter(
    (element) => !element.parentElement?.closest('[data-mfe]'),
  );
  return [
    ...own.map((element) => ({ owner: 'shell', element })),
    ...remotes.map((element) => ({ owner: element.dataset.mfe ?? '', element })),
  ];
}
