import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';
import type { Named, References } from '../model/component-spec';
import { freeId } from './free-id';
import { rewrite } from './rewrite';

type Names = ReadonlyMap<string, string>;

export function freeNames(
  design: AppDesign,
  parts: readonly { id: string }[],
  names = new Map<string, string>(),
): Map<string, string> {
  for (const { id } of parts) names.set(id, freeId(design, id, new Set(names.values())));
  return names;
}

/** Renames ids and repairs references; undefined if a component needs one that the design lacks. */
export function fitIn<Part extends Component>(
  design: AppDesign,
  parts: readonly Part[],
  names: Names,
): Part[] | undefined {
  const screens = new Set(design.screens.map(({ id }) => id));
  const components = [...design.screens.flatMap((screen) => screen.components), ...parts];
  const isThere = (id: string, of: Named | References): boolean =>
    of === 'screen'
      ? screens.has(id) || names.has(id)
      : components.some((part) => part.id === id && (of as readonly string[]).includes(part.type));
  let isLost = false;
  const named = (id: string, of: Named | References): string => {
    if (isThere(id, of)) return names.get(id) ?? id;
    if (of === 'screen') return design.start;
    const other = components.find(({ type }) => (of as readonly string[]).includes(type));
    isLost ||= other === undefined;
    return other ? (names.get(other.id) ?? other.id) : id;
  };
  const fitted = rewrite(parts, (each, keys) => {
    const { do: type, says } = each;
    const naming = Object.entries(keys).flatMap(([key, of]) =>
      typeof each[key] === 'string' && of !== undefined ? [[key, each[key], of] as const] : [],
    );
    const isBroken = naming.some(([, id, of]) => !isThere(id, of));
    if (type === 'go' && isBroken) return { do: 'go', to: design.start };
    if (type !== undefined && isBroken)
      return { do: 'toggle', says: typeof says === 'string' ? says : design.name };
    const own = naming.map(([key, id, of]) => [key, named(id, of)] as const);
    const id = 'type' in each ? names.get(String(each['id'])) : undefined;
    return own.length === 0 && id === undefined
      ? each
      : { ...each, ...Object.fromEntries(own), ...(id === undefined ? {} : { id }) };
  }) as Part[];
  return isLost ? undefined : fitted;
}
