declare let __webpack_public_path__: string;

// In a variable: the bundler would resolve `new URL('.', import.meta.url)` as an asset.
const address = import.meta.url;

// A file that holds all that it imports asks for data only, which lies beside it.
__webpack_public_path__ = new URL('.', address).href;
