import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
  items?: readonly Schema[];
  valueType?: Schema;
}

/** Type names by schema: `rowSchema` → `Row` of `model/parts`. */
export type Named = ReadonlyMap<Schema, { name: string; module: string }>;

export interface Written {
  text: string;
  /** Module by name. */
  uses: Record<string, string>;
}

const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** Prints the type of a schema; named schemas become references. */
export function writeType(schema: Schema, named: Named): Written {
  const uses: Record<string, string> = {};
  const write = (given: Schema, isTop = false): string => {
    const known = isTop ? undefined : named.get(given);
    if (known) {
      uses[known.name] = known.module;
      return known.name;
    }
    const def = given._zod.def as unknown as Def;
    const list = (all: readonly Schema[] = []) => all.map((each) => write(each));
    switch (def.type) {
      case 'object':
        return `{ ${Object.entries(def.shape ?? {})
          .map(([name, each]) => field(name, each))
          .join(' ')} }`;
      case 'array':
        return `Array<${list(def.element ? [def.element] : []).join('')}>`;
      case 'tuple':
        return `[${list(def.items).join(', ')}]`;
      case 'union':
        return list(def.options).join(' | ');
      case 'enum':
        return Object.values(def.entries ?? {})
          .map((each) => JSON.stringify(each))
          .join(' | ');
      case 'literal':
        return (def.values ?? []).map((each) => JSON.stringify(each)).join(' | ');
      case 'record':
        return `Readonly<Record<string, ${list(def.valueType ? [def.valueType] : []).join('')}>>`;
      case 'string':
      case 'number':
      case 'boolean':
        return def.type;
      default:
        throw new Error(`No type for a schema of ${def.type}.`);
    }
  };
  const field = (name: string, given: Schema): string => {
    const { type, innerType } = given._zod.def as unknown as Def;
    return type === 'optional' && innerType
      ? `${key(name)}?: ${write(innerType)} | undefined;`
      : `${key(name)}: ${write(given)};`;
  };
  return { text: write(schema, true), uses };
}
