export interface Taken {
  /** Path without extension, or a package. */
  from: string;
  name: string;
  as?: string;
  isType?: boolean;
}

const WIDTH = 100;

/** Returns the import path. */
function addressOf(file: string, target: string, isPackage: boolean): string {
  if (isPackage) return target;
  const [from, to] = [file.split('/').slice(0, -1), target.split('/')];
  while (from.length > 0 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return `${from.length > 0 ? '../'.repeat(from.length) : './'}${to.join('/')}`;
}

const isPackage = (from: string) =>
  /^(?:react|vitest|@testing-library|expo|@expo-google-fonts)(?:[-/]|$)/.test(from);

const byName = (one: Taken, other: Taken) => (one.name < other.name ? -1 : 1);

function importLine(address: string, taken: readonly Taken[]): string {
  const allTypes = taken.every(({ isType }) => isType);
  const names = taken
    .toSorted(byName)
    .map(
      ({ name, as, isType }) =>
        `${isType && !allTypes ? 'type ' : ''}${name}${as && as !== name ? ` as ${as}` : ''}`,
    );
  const keyword = allTypes ? 'import type' : 'import';
  const line = `${keyword} { ${names.join(', ')} } from '${address}';`;
  if (line.length <= WIDTH || names.length === 1) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${address}';`;
}

export function printImports(file: string, taken: readonly Taken[]): string {
  const froms = [...new Set(taken.map(({ from }) => from))].toSorted(
    (one, other) => Number(isPackage(other)) - Number(isPackage(one)) || (one < other ? -1 : 1),
  );
  const lines = froms.map((from) => {
    const seen = new Set<string>();
    const own = taken.filter((each) => {
      const id = `${each.from} ${each.name} ${each.as ?? ''}`;
      const isNew = each.from === from && !seen.has(id);
      seen.add(id);
      return isNew;
    });
    return importLine(addressOf(file, from, isPackage(from)), own);
  });
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}
