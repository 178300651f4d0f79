declare let __webpack_public_path__: string;

// In a variable: the bundler would resolve `new URL('.', import.meta.url)` as an asset.
const address = import.meta.url;

// A whole file only fetches data, from the same folder.
__webpack_public_path__ = new URL('.', address).href;
