/** Replaces the code that adds singletons to a running app: released builds name all of them in the entry. */
export const updateConsumeOptions = (): void => {};
