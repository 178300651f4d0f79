export type ScriptCheck = (address: string) => Promise<void>;

// Released files contain this name.
const NAME = `${process.env.SITE_GLOBALS}_CHECK_SCRIPT`;
const page = globalThis as unknown as Record<string, ScriptCheck | undefined>;

/** Returns the shell's check; `undefined` in development. */
export function scriptCheck(): ScriptCheck | undefined {
  return page[NAME];
}

export function provideScriptCheck(check: ScriptCheck): void {
  page[NAME] = check;
}
