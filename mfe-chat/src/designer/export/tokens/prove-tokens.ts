import * as z from 'zod/mini';
import { groupSchema, resolverSchema, tokenName, tokenSchema, tokenValues } from './tokens-schema';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const issuesOf = (schema: z.ZodMiniType, value: unknown, place: string): string[] =>
  (z.safeParse(schema, value).error?.issues ?? []).map(
    (issue) =>
      `${[place, ...issue.path.map(String)].join('.')}: ${issue.code} ${'keys' in issue ? issue.keys.join() : ''}`,
  );

/** The type may be inherited from a group. */
function tokenFaults(token: Group, type: unknown, place: string): string[] {
  const own = token.$type ?? type;
  const faults = issuesOf(tokenSchema, token, place);
  if (typeof own !== 'string') return [...faults, `${place}: no type is said.`];
  const values = tokenValues[own as keyof typeof tokenValues] as z.ZodMiniType | undefined;
  return values ? [...faults, ...issuesOf(values, token.$value, `${place}.$value`)] : faults;
}

function groupFaults(group: Group, inherited: unknown, place: string): string[] {
  const said = Object.entries(group).filter(([name]) => name.startsWith('$'));
  const type = group.$type ?? inherited;
  const members = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return [
    ...issuesOf(groupSchema, Object.fromEntries(said), place),
    ...members.flatMap(([name, member]) => {
      const where = place ? `${place}.${name}` : name;
      if (!tokenName.test(name)) return [`${where}: no name of a token.`];
      if (!isGroup(member)) return [`${where}: neither a token nor a group.`];
      return '$value' in member
        ? tokenFaults(member, type, where)
        : groupFaults(member, type, where);
    }),
  ];
}

function resolverFaults(value: unknown, files: ReadonlySet<string>): string[] {
  const faults = issuesOf(resolverSchema, value, 'resolver');
  if (faults.length > 0) return faults;
  const { modifiers, resolutionOrder } = value as z.infer<typeof resolverSchema>;
  return [
    ...resolutionOrder
      .filter(({ $ref }) => !Object.hasOwn(modifiers, $ref.replace('#/modifiers/', '')))
      .map(({ $ref }) => `resolver: ${$ref} is not there.`),
    ...Object.entries(modifiers).flatMap(([name, modifier]) => [
      ...(Object.hasOwn(modifier.contexts, modifier.default)
        ? []
        : [`resolver: ${name} has no ${modifier.default}.`]),
      ...Object.values(modifier.contexts)
        .flat()
        .filter(({ $ref }) => !files.has($ref))
        .map(({ $ref }) => `resolver: no file ${$ref}.`),
    ]),
  ];
}

/** Returns violations of the format, one line each. */
export function faultsInTokens(files: Readonly<Record<string, string>>): string[] {
  const names = new Set(Object.keys(files));
  return Object.entries(files).flatMap(([name, text]) => {
    const value: unknown = JSON.parse(text);
    if (name.endsWith('.resolver.json')) return resolverFaults(value, names);
    return isGroup(value) ? groupFaults(value, undefined, '') : [`${name}: no group of tokens.`];
  });
}
