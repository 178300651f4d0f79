/** In the place of federation's preloading, which needs manifests: the site preloads by links in the page. */
const unavailable = (): never => {
  throw new Error('Preloading by manifest is not in this build: list scripts in release.json.');
};

export {
  unavailable as formatPreloadArgs,
  unavailable as normalizePreloadExposes,
  unavailable as preloadAssets,
};
/** Read by nothing that this build keeps. */
export const defaultPreloadArgs = {};
