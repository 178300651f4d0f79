interface BundlerRequire {
  federation: {
    initOptions?: object;
    runtime: { init: (options: object) => unknown };
  };
}

/** Replaces federation's start of a container or host, without its support for tree-shaken singletons. */
export function init({ webpackRequire }: { webpackRequire: BundlerRequire }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('The build gave federation no options: see config.ts.');
  return runtime.init(initOptions);
}
