import type { Operation, SingleOperation } from '../edit/operation';
import { operationSchema } from '../edit/operation-schema';
import { palettes, type PaletteName } from '../themes/palettes';
import { stepForms } from './step-forms';

/** An edit in a link: a code and values, or `+` and several edits. */
export type Compact = readonly [code: string, ...values: unknown[]];

const SEVERAL = '+';

/** Palettes of the Change Colors panel are encoded by name. */
const namedPalette = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  const name = Object.keys(palettes).find(
    (key) => JSON.stringify(palettes[key as PaletteName]) === text,
  );
  return name ?? value;
};
const paletteNamed = (value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(palettes, value)
    ? palettes[value as PaletteName]
    : value;

function compactSingle(operation: SingleOperation): Compact | undefined {
  if (operation.op === 'design.set') return undefined;
  const [code, ...names] = stepForms[operation.op];
  const fields = operation as Readonly<Record<string, unknown>>;
  const values = names.map((name) =>
    name === 'palette' ? namedPalette(fields[name]) : (fields[name] ?? null),
  );
  while (values.at(-1) === null) values.pop();
  return [code, ...values];
}

/** Returns undefined for an edit that contains a whole design. */
export function compactOf(operation: Operation): Compact | undefined {
  if (operation.op !== 'several') return compactSingle(operation);
  const parts = operation.operations.map(compactSingle);
  return parts.includes(undefined) ? undefined : [SEVERAL, ...parts];
}

const kindOf = new Map(Object.entries(stepForms).map(([op, [code]]) => [code, op]));

function single(compact: unknown): unknown {
  if (!Array.isArray(compact)) return undefined;
  const [code, ...values] = compact as [unknown, ...unknown[]];
  const op = kindOf.get(String(code));
  if (op === undefined) return undefined;
  const [, ...names] = stepForms[op as keyof typeof stepForms];
  const fields = names.flatMap((name, at): [string, unknown][] => {
    const value = values[at] ?? undefined;
    return value === undefined ? [] : [[name, name === 'palette' ? paletteNamed(value) : value]];
  });
  return Object.fromEntries([['op', op], ...fields]);
}

/** Decodes `compactOf`; returns undefined for anything else. */
export function operationOf(compact: readonly unknown[]): Operation | undefined {
  const [code, ...parts] = compact;
  const operation =
    code === SEVERAL ? { op: 'several', operations: parts.map(single) } : single(compact);
  return operationSchema.safeParse(operation).success ? (operation as Operation) : undefined;
}
