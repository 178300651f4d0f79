/** Token kinds by color. An object key in JSON counts as a number. */
export type CodeKind = 'plain' | 'keyword' | 'string' | 'call' | 'number' | 'comment';

export type CodeToken = readonly [kind: CodeKind, text: string];

export type CodeLine = readonly CodeToken[];

/** Returns the source of highlighted lines, for copying. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.map(([, text]) => text).join('')).join('\n');
}
