/**
 * In the place of what adds singletons and remotes to a running app, read off parts of the bundle that come later. Here all
 * are named in the entry.
 */
const nothing = (): void => {};

export { nothing as updateConsumeOptions, nothing as updateRemoteOptions };
