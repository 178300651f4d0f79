/** What a piece of code is, as far as its colour goes. A key of an object in JSON counts as a number. */
export type CodeKind = 'plain' | 'keyword' | 'string' | 'call' | 'number' | 'comment';

export type CodeToken = readonly [kind: CodeKind, text: string];

export type CodeLine = readonly CodeToken[];

/** The source of highlighted lines, as a visitor copies it. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines.map((line) => line.map(([, text]) => text).join('')).join('\n');
}
