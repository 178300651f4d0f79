import { releasedSource } from '../src/content/released-source.ts';
import { designFrom } from '../src/designer/design-from.ts';
import { answerEdit } from '../src/designer/edit/answer-edit.ts';
import { apply } from '../src/designer/edit/apply.ts';
import type { Operation } from '../src/designer/edit/operation.ts';
import type { AppDesign } from '../src/designer/model/app-design.ts';
import { linesOf } from './json-lines.ts';

export interface EditCase {
  id: string;
  language: string;
  idea: string;
  edit: string;
  expect: 'done' | 'undo' | 'redo' | 'refuse' | 'ask' | 'new';
  class: string;
  check?: {
    /** Texts that must appear afterwards, and texts that must not. */
    shows?: readonly string[];
    gone?: readonly string[];
    ops?: readonly string[];
    keeps?: 'screens' | 'look';
  };
}

export type Outcome = 'done' | 'honest' | 'wrong' | 'replaced';

const options = { content: releasedSource };
const designs = new Map<string, Promise<AppDesign>>();

function designOf(idea: string): Promise<AppDesign> {
  const known = designs.get(idea) ?? designFrom(idea, options).then(({ design }) => design);
  designs.set(idea, known);
  return known;
}

const shown = ({
  idea: _idea,
  look: _look,
  ownLook: _own,
  domain: _domain,
  ...design
}: AppDesign) => JSON.stringify(design);

/** Ignores names that the user never sees. */
function faultsOf(
  { check = {} }: EditCase,
  before: AppDesign,
  after: AppDesign,
  operation: Operation,
): string[] {
  const { shows = [], gone = [], ops, keeps } = check;
  const text = shown(after).replaceAll(/"(?:id|to|list|field|kind|archetype)":"[^"]*",?/gu, '');
  const made =
    operation.op === 'several'
      ? ['several', ...operation.operations.map(({ op }) => op)]
      : [operation.op];
  const isPlain = (each: string) => text.toLowerCase().includes(each.toLowerCase());
  return [
    ...shows
      .filter((each) => !text.includes(each) && !isPlain(each))
      .map((each) => `does not show ${each}`),
    ...gone.filter(isPlain).map((each) => `still shows ${each}`),
    ...(ops && !ops.some((op) => made.includes(op)) ? [`made ${made.join(', ')}`] : []),
    ...(keeps === 'look' && JSON.stringify(before.look) !== JSON.stringify(after.look)
      ? ['touched the look']
      : []),
    ...(keeps === 'screens' && JSON.stringify(before.screens) !== JSON.stringify(after.screens)
      ? ['touched the screens']
      : []),
  ];
}

export async function scoreEdit(each: EditCase): Promise<{ outcome: Outcome; why: string }> {
  const design = await designOf(each.idea);
  const answer = await answerEdit(design, each.edit, options);
  const { expect } = each;
  const said = answer.as;
  if (said === 'new')
    return expect === 'new'
      ? { outcome: 'done', why: '' }
      : { outcome: 'replaced', why: 'another app' };
  if (said !== 'change') {
    const kinds: Readonly<Record<string, string>> = {
      doubt: 'ask',
      absent: 'refuse',
      beyond: 'refuse',
      unclear: 'refuse',
    };
    const kind = kinds[said] ?? said;
    const isRight =
      kind === expect || (expect === 'ask' && kind === 'refuse' ? false : kind === expect);
    return { outcome: isRight ? 'done' : 'honest', why: isRight ? '' : said };
  }
  const operation: Operation = { op: 'several', operations: answer.operations };
  const after = apply(design, operation);
  if (expect !== 'done')
    return { outcome: 'wrong', why: `made ${answer.operations.map(({ op }) => op).join(', ')}` };
  const single: Operation =
    answer.operations.length === 1 ? (answer.operations[0] as Operation) : operation;
  const faults = faultsOf(each, design, after, single);
  if (answer.failed.length > 0) faults.push(`did not understand ${answer.failed.join(' / ')}`);
  return faults.length > 0
    ? { outcome: answer.failed.length > 0 ? 'honest' : 'wrong', why: faults.join('; ') }
    : { outcome: 'done', why: '' };
}

export const casesIn = (path: string): EditCase[] => linesOf(path);
