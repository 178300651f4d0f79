export interface SharedVersion {
  name: string;
  version: string;
  /** App that provides the module. */
  from: string;
  usedBy: string[];
}

type Table = Record<string, unknown>;

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

/** Reads federation's share scope, whose shape may change: skips missing parts. */
export function readSharedVersions(): SharedVersion[] {
  const federation = table(Reflect.get(globalThis, '__FEDERATION__'));
  const instances = Array.isArray(federation.__INSTANCES__) ? federation.__INSTANCES__ : [];
  const found = new Map<string, SharedVersion>();
  for (const instance of instances.map(table)) {
    for (const [name, versions] of Object.entries(table(table(instance.shareScopeMap).default))) {
      for (const [version, entry] of Object.entries(table(versions))) {
        const { from, useIn } = table(entry);
        const usedBy = Array.isArray(useIn) ? useIn.map(String) : [];
        const known = found.get(`${name}@${version}`);
        const users = [...new Set([...(known?.usedBy ?? []), ...usedBy])];
        found.set(`${name}@${version}`, { name, version, from: String(from), usedBy: users });
      }
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
