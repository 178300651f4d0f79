import { apply } from '../edit/apply';
import type { EditLog } from '../edit/edit-log';
import type { Operation } from '../edit/operation';
import type { AppDesign } from '../model/app-design';
import { bytesOf, hashOf } from './bytes';
import { compactOf } from './compact';
import { MOST_STEPS } from './limits';
import { LINK_VERSION, type Recipe, type Step } from './link-schema';
import { namedOffer } from './offered-step';
import type { Speaker } from './speaker';

/** Starts at the last whole design. */
function pathTo(log: EditLog, at: number): { from: AppDesign; path: number[] } {
  const { base, steps, states } = log;
  const path: number[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const operation = steps[index]?.operation;
    if (operation?.op !== 'design.set') {
      path.unshift(index);
      continue;
    }
    const { design } = operation;
    const wanted = bytesOf(design);
    // A restored earlier state is reached by its own edits.
    const earlier = states.findIndex((state, of) => of < index && bytesOf(state) === wanted);
    if (earlier <= 0) return { from: design, path };
    const before = pathTo(log, earlier);
    return { from: before.from, path: [...before.path, ...path] };
  }
  return { from: base, path };
}

const lengthOf = (step: Step) => JSON.stringify(step).length;

/** Returns the shortest encoding with the same result; undefined if it needs a whole design. */
async function stepOf(
  { operation, said }: EditLog['steps'][number],
  before: AppDesign,
  after: AppDesign,
  speaker: Speaker,
): Promise<Step | undefined> {
  const wanted = bytesOf(after);
  const makesIt = (made: Operation | undefined) =>
    made !== undefined && made.op !== 'design.set' && bytesOf(apply(before, made)) === wanted;
  const names = Object.keys(speaker.suggested);
  const suggested = names.find((name) => makesIt(speaker.suggested[name]?.(before)));
  const candidates: Step[] = [];
  const compact = compactOf(operation);
  if (compact) candidates.push([...namedOffer(compact, before)]);
  if (suggested !== undefined) candidates.push({ suggested });
  const [short] = candidates.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const isSaidShorter = said && (!short || lengthOf(said) < lengthOf(short));
  return isSaidShorter && makesIt(await speaker.read(said, before)) ? said : short;
}

/** Returns undefined when the current engine draws another design, for example for a design from a file. */
export async function recipeOf(
  log: EditLog,
  engine: string,
  speaker: Speaker,
): Promise<Recipe | undefined> {
  const { from, path } = pathTo(log, log.at);
  if (path.length > MOST_STEPS) return undefined;
  const drawn = await speaker.draw(from.idea);
  if (!drawn || bytesOf(drawn) !== bytesOf(from)) return undefined;
  const steps: Step[] = [];
  let design = from;
  for (const index of path) {
    const edit = log.steps[index];
    if (!edit) return undefined;
    const after = apply(design, edit.operation);
    const step = await stepOf(edit, design, after, speaker);
    if (step === undefined) return undefined;
    steps.push(step);
    design = after;
  }
  return { v: LINK_VERSION, engine, idea: from.idea, steps, hash: hashOf(design) };
}
