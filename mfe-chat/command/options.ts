import { parseArgs } from 'node:util';
import { bounds } from '../src/designer/model/limits';

/** An error that the caller can fix: what happened and what to do. */
export class CommandFault extends Error {
  constructor(
    message: string,
    /** Exit code: 1 for a failed task, 2 for wrong usage. */
    readonly code: 1 | 2,
  ) {
    super(message);
  }
}

const wrong = (message: string) => new CommandFault(message, 2);

interface Task {
  idea: string;
  folder: string;
  isForced: boolean;
}

export type Wanted = Task | 'help' | 'version';

const known = {
  out: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

const EXAMPLE = '"a plant diary" --out plant-diary';

/** @throws {CommandFault} when the arguments are invalid */
export function readOptions(given: readonly string[]): Wanted {
  const { values, positionals, tokens } = parseArgs({
    args: [...given],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(known, token.name))
      throw wrong(
        `There is no option ${token.rawName}. Known: ${Object.keys(known)
          .map((name) => `--${name}`)
          .join(', ')}. An idea that begins with a dash stands after "--".`,
      );
    if (token.name !== 'out' && token.value !== undefined)
      throw wrong(`${token.rawName} takes no value: leave “${token.value}” out.`);
  }
  if (values.help) return 'help';
  if (values.version) return 'version';
  const idea = ideaIn(positionals);
  const { out } = values;
  if (typeof out !== 'string' || out.trim() === '' || out.startsWith('--'))
    throw wrong(`--out needs a folder for the files: ${EXAMPLE}.`);
  return { idea, folder: out, isForced: values.force === true };
}

function ideaIn([first = '', ...others]: readonly string[]): string {
  const idea = first.trim();
  if (idea === '') throw wrong(`There is no idea. Say what the app is for: ${EXAMPLE}.`);
  if (others.length > 0)
    throw wrong(
      `There are ${others.length + 1} ideas. Put all words between one pair of quotes: ${EXAMPLE}.`,
    );
  if (idea.length > bounds.idea) {
    const [has, most] = [idea.length, bounds.idea].map((count) => count.toLocaleString('en'));
    throw wrong(`The idea has ${has} characters, and up to ${most} are read. Shorten it.`);
  }
  return idea;
}
