import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

export type Chunks = Record<string, string[]>;

interface StatsChunk {
  id?: string | number | null;
  names?: string[];
  files?: string[];
  siblings?: (string | number)[];
}

/** Records the files of each chunk, for preloads. Federation's manifest confuses exposed modules with the same first import. */
export class ChunksPlugin {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunksPlugin', (stats) => {
      const { chunks = [] } = stats.toJson({
        all: false,
        chunks: true,
        ids: true,
        chunkRelations: true,
      });
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(collect(chunks), null, 2));
    });
  }
}

function collect(chunks: readonly StatsChunk[]): Chunks {
  const scripts = (chunk: StatsChunk | undefined) =>
    (chunk?.files ?? []).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const siblings = (chunk.siblings ?? []).map((id) => chunks.find((other) => other.id === id));
      const files = [...new Set([chunk, ...siblings].flatMap(scripts))];
      const names = chunk.names?.length ? chunk.names : [String(chunk.id)];
      return names.map((name) => [name, files]);
    }),
  );
}
