import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BROWSERS } from '@appling/contract/browsers';
import type { FontFace } from '@appling/contract/site-design';
import { sources, type Compiler } from '@rspack/core';
import tailwind from '@tailwindcss/postcss';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';
import { isDevelopment } from './development.ts';
import { DESIGN } from './design.ts';
import { packageFilesIn, withUrls } from './sheet-urls.ts';

/** Explicit targets: the default ones double the size of a sheet. */
const TARGETS = browserslistToTargets(BROWSERS);

interface Options {
  entry: string;
  fonts?: boolean;
}

/** Emits one `styles.<hash>.css` per app. It is not a module: compose inlines it, the loader links it. */
export class StylesPlugin {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('StylesPlugin', async (compilation) => {
      compilation.contextDependencies.add(path.dirname(this.options.entry));
      const emit = (name: string, extension: string, content: Buffer) => {
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
        const file = isDevelopment ? name + extension : `${name}.${hash}${extension}`;
        compilation.emitAsset(file, new sources.RawSource(content));
        return file;
      };
      const { entry } = this.options;
      const faces = this.options.fonts ? await emitFonts(emit) : '';
      const css = String(await compileStyles(entry, faces));
      const files = await emitPackageFiles(packageFilesIn(css), entry, emit);
      emit('styles', '.css', Buffer.from(withUrls(css, (url) => files.get(url) ?? url)));
    });
  }
}

type Emit = (name: string, extension: string, content: Buffer) => string;

/** Emits files of packages beside the sheet that names them; returns their names by the addresses in the sheet. */
async function emitPackageFiles(
  addresses: readonly string[],
  entry: string,
  emit: Emit,
): Promise<ReadonlyMap<string, string>> {
  const { resolve } = createRequire(entry);
  return new Map(
    await Promise.all(
      addresses.map(async (address) => {
        const extension = path.extname(address);
        const content = await readFile(resolve(address));
        return [address, emit(path.basename(address, extension), extension, content)] as const;
      }),
    ),
  );
}

async function emitFonts(emit: Emit) {
  const { fonts } = DESIGN;
  if (!fonts) return '';
  const list = await readFile(path.join(fonts, 'faces.json'), 'utf8');
  const faces = JSON.parse(list) as FontFace[];
  const rules = await Promise.all(
    faces.map(async ({ file, family, weight, range }) => {
      const content = await readFile(path.join(fonts, file));
      const url = `/assets/${emit(path.basename(file, '.woff2'), '.woff2', content)}`;
      return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${url}') format('woff2-variations');unicode-range:${range}}`;
    }),
  );
  return rules.join('');
}

/** Compiles a Tailwind entry sheet for browsers; throws with file and line when it does not parse. */
export async function compileStyles(entry: string, prefix = ''): Promise<Buffer> {
  const source = await readFile(entry, 'utf8');
  const built = await postcss([tailwind({ base: path.dirname(entry), optimize: false })]).process(
    source,
    { from: entry },
  );
  const { code } = transform({
    filename: entry,
    code: Buffer.from(built.css + prefix),
    minify: true,
    targets: TARGETS,
  });
  return Buffer.from(code);
}
