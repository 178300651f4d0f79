/** Printed as an identifier, not as text. */
export class Name {
  constructor(readonly text: string) {}
}

const WIDTH = 100;

/** Escapes characters that are invisible or ambiguous. */
export function printText(text: string): string {
  const isPlain = !/['"\\]|[^\P{Cc}]|[\u2028\u2029\ufeff]|\p{Cf}|\p{Cs}/u.test(text);
  if (isPlain) return `'${text}'`;
  return JSON.stringify(text).replace(/[\u2028\u2029\ufeff]|\p{Cf}/gu, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

const printKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : printText(key));

/** Keeps it on one line if it fits. */
export function printValue(value: unknown, indent = 0, before = 0): string {
  if (value instanceof Name) return value.text;
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries: (readonly [string, unknown])[] = isList
    ? value.map((each: unknown) => ['', each])
    : Object.entries(value).filter(([, each]) => each !== undefined);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const inner = (at: number) =>
    entries.map(([key, each]) => {
      const label = key === '' && isList ? '' : `${printKey(key)}: `;
      return `${label}${printValue(each, at, label.length)}`;
    });
  const flat = inner(10_000);
  const space = isList ? '' : ' ';
  const line = `${open}${space}${flat.join(', ')}${space}${close}`;
  const fits = indent >= 10_000 || indent + before + line.length + 1 <= WIDTH;
  if (fits && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${inner(indent + 2)
    .map((each) => `${pad}${each},\n`)
    .join('')}${' '.repeat(indent)}${close}`;
}
