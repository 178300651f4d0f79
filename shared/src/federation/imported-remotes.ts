/** In the place of what fetches remotes that an app imports by name: the shell loads pages itself, and remotes know no others. */
export const remotes = (): void => {};
