import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places.ts';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Entry>;
}

const FILE = path.join(ROOT, 'package-lock.json');
const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
];

/** Lists optional platform packages that npm left out because its registry does not serve them: `npm ci` would fail. */
export function missingPlatforms(): Record<string, Entry> {
  const { packages } = JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile;
  const missing: Record<string, Entry> = {};
  for (const { dev, optionalDependencies } of Object.values(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (!/^\d/.test(range) || packages[place] || !isPlatformPackage(name)) continue;
      missing[place] = {
        version: range,
        ...platformOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

export function completeLockfile(): void {
  const lockfile = JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile;
  const packages = { ...lockfile.packages, ...missingPlatforms() };
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(
    FILE,
    `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
}

function isPlatformPackage(name: string): boolean {
  return platformOf(name).cpu !== undefined || platformOf(name).os !== undefined;
}

/** `@rspack/binding-linux-ppc64-gnu` is for Linux on ppc64. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu'> {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return {
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
  };
}
