import type { z } from 'zod';
import { nearest } from './nearest';

type Issue = z.core.$ZodIssue;

/** Example: `records[2].icon`. */
const written = (steps: readonly PropertyKey[]): string =>
  steps.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : `${path}${path ? '.' : ''}${String(step)}`,
    '',
  );

const hint = (wrong: string, names: readonly string[]): string => {
  const meant = nearest(wrong, names);
  return meant ? ` Did you mean "${meant}"?` : '';
};

const valueAt = (data: unknown, steps: readonly PropertyKey[]): unknown =>
  steps.reduce((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data);

function keysAt(schema: unknown, steps: readonly PropertyKey[]): string[] {
  let at = schema as { def?: Record<string, unknown> } | undefined;
  const inner = () => {
    while (at?.def && 'innerType' in at.def) at = at.def['innerType'] as typeof at;
  };
  for (const step of steps) {
    inner();
    const { shape, element, valueType } = (at?.def ?? {}) as {
      shape?: Record<PropertyKey, typeof at>;
      element?: typeof at;
      valueType?: typeof at;
    };
    at = shape?.[step] ?? element ?? valueType;
  }
  inner();
  const { shape, keyType } = (at?.def ?? {}) as {
    shape?: object;
    keyType?: { def: { entries?: object } };
  };
  return Object.keys(shape ?? keyType?.def.entries ?? {});
}

/** Selects the form of a union that the value most likely intends. */
function meantForm(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const isOtherType = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return errors.find((issues) => !isOtherType(issues)) ?? errors[0] ?? [];
}

/** Returns schema violations as “path: rule”, with a suggestion for misspelled names. */
export function schemaFaults(schema: z.ZodType, data: unknown): string[] {
  const told = (issue: Issue, before: readonly PropertyKey[]): string[] => {
    const steps = [...before, ...issue.path];
    const at = written(steps);
    const value = valueAt(data, steps);
    if (issue.code === 'invalid_union') {
      return meantForm(issue.errors).flatMap((inner) => told(inner, steps));
    }
    if (issue.code === 'invalid_value' && typeof value === 'string') {
      const names = issue.values.map(String);
      return [`${at}: "${value}" is no name that is known here.${hint(value, names)}`];
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const where = at ? `${at}: ` : '';
        return `${where}has "${key}", which nothing reads.${hint(key, keysAt(schema, steps))}`;
      });
    }
    return [`${at}: ${issue.message}`];
  };
  const { error } = schema.safeParse(data);
  return error?.issues.flatMap((issue) => told(issue, [])) ?? [];
}
