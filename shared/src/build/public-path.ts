declare let __webpack_public_path__: string;

// Prerendered HTML names a release's files by path; the same form here keeps hydration free of mismatches.
const folder = new URL('.', import.meta.url);
__webpack_public_path__ = folder.origin === location.origin ? folder.pathname : folder.href;

export {};
