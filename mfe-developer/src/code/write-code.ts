import { writeFileSync } from 'node:fs';
import { codeToTokensBase, type ThemeRegistration } from 'shiki';
import type { CodeKind, CodeLine } from './code-token';
import { samples, type Sample } from './samples';

/** TextMate scopes, which differ by language; the most specific one wins. */
const scopes: Record<CodeKind, string[]> = {
  plain: [
    'source',
    'keyword.operator',
    'meta.template.expression',
    'constant.character.format.placeholder',
    'constant.language.symbol',
  ],
  keyword: ['keyword', 'keyword.operator.new', 'storage', 'constant.language'],
  string: ['string', 'punctuation.definition.string', 'constant.other.option'],
  call: [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'meta.function-call.generic',
  ],
  number: [
    'constant.numeric',
    'variable.other.constant.property',
    'variable.other.normal.shell',
    'punctuation.definition.variable.shell',
    'support.type.property-name',
    'punctuation.support.type.property-name',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
};

// The highlighter returns colors: each kind gets a number as color, which CSS maps to a token.
const kinds = Object.keys(scopes) as CodeKind[];
const colourOf = (kind: CodeKind) => `#${String(kinds.indexOf(kind)).padStart(6, '0')}`;
const kindOf = (colour = '') => kinds[Number(colour.slice(1))] ?? 'plain';

const theme: ThemeRegistration = {
  name: 'kinds',
  fg: colourOf('plain'),
  bg: colourOf('plain'),
  settings: kinds.map((kind) => ({
    scope: scopes[kind],
    settings: { foreground: colourOf(kind) },
  })),
};

async function highlight({ language, text }: Sample): Promise<CodeLine[]> {
  const lines = await codeToTokensBase(text, {
    lang: language,
    theme,
    // Without it the highlighter stops after 500 ms per line and leaves the rest plain.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => {
    const merged: [CodeKind, string][] = [];
    for (const { content, color } of line) {
      const last = merged.at(-1);
      const kind = content.trim() === '' && last ? last[0] : kindOf(color);
      if (last?.[0] === kind) last[1] += content;
      else merged.push([kind, content]);
    }
    return merged;
  });
}

const entries = await Promise.all(
  Object.entries(samples).map(async ([name, sample]) => {
    const rows = (await highlight(sample)).map((line) => `    ${JSON.stringify(line)},`);
    return `  ${name}: [\n${rows.join('\n')}\n  ],`;
  }),
);

writeFileSync(
  new URL('samples.generated.ts', import.meta.url),
  `// Written by write-code.ts from samples.ts.
import type { CodeLine } from './code-token';
import type { SampleName } from './samples';

export const codeLines: Readonly<Record<SampleName, readonly CodeLine[]>> = {
${entries.join('\n')}
};
`,
);
