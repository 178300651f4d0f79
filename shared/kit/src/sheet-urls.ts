/** Matches a URL in a style sheet; its group is the address without quotes. */
const urls = /url\((["']?)([^"')]+)\1\)/g;
const isComplete = (url: string) => /^(?:[a-z][\w+.-]*:|\/|#)/i.test(url);

/** Returns the files of packages that a sheet names, like `@fontsource/anton/files/anton.woff2`. */
export const packageFilesIn = (css: string): string[] => [
  ...new Set(
    Array.from(css.matchAll(urls), ([, , url = '']) => url).filter(
      (url) => !isComplete(url) && !url.startsWith('.'),
    ),
  ),
];

/** Replaces every URL that is no complete one by what `change` returns for it. */
export const withUrls = (css: string, change: (url: string) => string): string =>
  css.replaceAll(urls, (found, _quote, url: string) =>
    isComplete(url) ? found : `url("${change(url)}")`,
  );
