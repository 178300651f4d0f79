export type CodeKind = 'comment' | 'text' | 'keyword' | 'name' | 'plain';

export interface CodeToken {
  kind: CodeKind;
  text: string;
}

const kinds: readonly (readonly [CodeKind, RegExp])[] = [
  ['comment', /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y],
  ['text', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/y],
  [
    'keyword',
    /(?:import|from|export|function|return|const|type|interface|extends|as)\b(?!\s*[:=])/y,
  ],
  ['name', /(?<=<\/?)[A-Za-z][\w.]*/y],
  ['plain', /[\w$]+|\s+|[^\w$\s]/y],
];

/** Splits TypeScript for syntax highlighting; joined, the tokens equal the source. */
export function highlight(source: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (let at = 0; at < source.length;) {
    const found = kinds.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const text = pattern.exec(source)?.[0];
      return text ? [{ kind, text }] : [];
    })[0] ?? { kind: 'plain' as const, text: source.charAt(at) };
    const last = tokens.at(-1);
    if (last?.kind === 'plain' && found.kind === 'plain') last.text += found.text;
    else tokens.push(found);
    at += found.text.length;
  }
  return tokens;
}
