declare let __webpack_public_path__: string;

// A variable: the bundler would resolve `new URL('.', import.meta.url)` as an asset.
const address = import.meta.url;

__webpack_public_path__ = new URL('.', address).href;
