/** Checks a script against its released hash; rejects when they differ. */
export type ScriptCheck = (address: string) => Promise<void>;

// Released files contain this name.
const NAME = `${process.env.SITE_GLOBALS}_CHECK_SCRIPT`;
const page = globalThis as unknown as Record<string, ScriptCheck | undefined>;

/** Returns the shell's check; `undefined` where nothing was released. */
export function scriptCheck(): ScriptCheck | undefined {
  return page[NAME];
}

/** Sets the check for every bundle in this page or worker. */
export function provideScriptCheck(check: ScriptCheck): void {
  page[NAME] = check;
}
