/**
 * In the place of what adds singletons to a running app, read off parts of the bundle that come later: all are named in the
 * entry of a released build. Hot updates of development keep the original.
 */
export const updateConsumeOptions = (): void => {};
