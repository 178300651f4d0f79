/** Of the bundler's runtime, what is read here. */
interface BundlerRequire {
  federation: {
    initOptions?: object;
    runtime: { init: (options: object) => unknown };
  };
}

/**
 * In the place of federation's own start of a container or host, which also prepares for singletons whose unused parts
 * are shaken off, as a server of theirs would decide. This site's singletons are whole.
 *
 * @throws {Error} when the build gave no options
 */
export function init({ webpackRequire }: { webpackRequire: BundlerRequire }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('The build gave federation no options: see config.ts.');
  return runtime.init(initOptions);
}
