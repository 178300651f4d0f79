import { checkChunks } from './check-chunks';

declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;

// `import.meta.url` in a variable: the bundler would resolve `new URL('.', import.meta.url)` as an asset.
const address = import.meta.url;
const { origin, pathname, href, search } = new URL(address);

// Prerendered HTML names a release's files by path; the same form here avoids hydration mismatches.
const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
__webpack_public_path__ =
  origin === location.origin ? folder(pathname) : folder(href.replace(search, ''));

// The browser keeps a broken ES module under its URL. Retries use `?r=<attempt>` for the container and its chunks.
const filenameOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => filenameOf(chunk) + search;

checkChunks();
