import type { Line } from './lines';

const inline =
  /(?:^|[.\n;]\s*)(?:the )?(?:key |main |core )?(?:screens|pages|views|pantallas|écrans|bildschirme|seiten|telas|schermate|ekranlar|layar|экраны|الشاشات|页面|界面|画面|화면)\b[^:：.\n]{0,30}[:：]\s*([^\n]{8,1200})/iu;
export const inlineSeparators =
  /\s*[;；]\s*|\s*(?:,(?!\d)|、|،)(?![^(]*\))\s*(?:and |und |y |et |e |и )?/u;

export const list = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ kind, item }) => (kind === 'item' && item ? [item] : []));

export function until(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ kind }) => kind === 'heading' || kind === 'style');
  return end < 0 ? lines : lines.slice(0, end);
}

export function itemsAfter(lines: readonly Line[], headed: number): string[] {
  if (headed >= 0) return list(until(lines.slice(headed + 1)));
  const numbered = lines.filter(({ isNumbered }) => isNumbered);
  return numbered.length >= 3 ? list(numbered) : [];
}

export function itemsInline(text: string): string[] {
  const body = inline.exec(text)?.[1] ?? '';
  if (!body) return [];
  const withoutNumbers = body.replaceAll(/(?:^|\s)\d{1,2}[.)]\s/gu, '; ').replace(/\.\s.*$/su, '');
  const parts = withoutNumbers.includes(';')
    ? withoutNumbers.split(/\s*[;；]\s*/u)
    : withoutNumbers.split(inlineSeparators);
  const names = parts.map((part) => part.replace(/\.$/u, '').trim()).filter(Boolean);
  return names.length >= 2 && names.every((name) => name.length < 120) ? names : [];
}

const markdownHeading = /^\s*(#{1,4})\s+(.{2,48}?)\s*#*$/u;
const boldHeading = /^\s*\*\*(.{2,40}?):?\*\*:?$/u;
const noScreen =
  /^(?:screens?|pages?|overview|summary|visual identity|style|design|colou?rs?|typography|layout|features?|goals?|users?|roles?|notes?|requirements?|about|idea|app|navigation|tone|brand|branding)\b/iu;

/** Reads headings with lines below: “## Plot”; uses the deepest level with two headings. */
export function sectionsIn(lines: readonly Line[]): string[] {
  const heads = lines.flatMap(({ text }, index) => {
    const [, marks = '', title = ''] = markdownHeading.exec(text) ?? [];
    const bold = boldHeading.exec(text)?.[1];
    return title || bold ? [{ index, level: marks.length || 9, title: title || bold || '' }] : [];
  });
  for (const level of [9, 4, 3, 2, 1]) {
    const own = heads.filter((head) => head.level === level && !noScreen.test(head.title));
    if (own.length < 2) continue;
    return own.map(({ index, title }) => {
      const end = heads.find((head) => head.index > index)?.index ?? lines.length;
      const beneath = lines
        .slice(index + 1, end)
        .filter(({ kind }) => kind !== 'style')
        .map(({ text, item }) => (item ?? text).trim());
      return `${title}: ${beneath.filter(Boolean).join(', ').replaceAll('., ', '. ')}`;
    });
  }
  return [];
}

/** Reads at least three parts, most with a dash or colon: “Login — email and password; Fleet — all vans; Settings”. */
export function itemsDashed(text: string): string[] {
  for (const line of text.split(/\n|\.\s/u)) {
    const parts = line.split(/\s*[;；]\s*/u).map((part) => part.trim());
    const named = parts.filter((part) => /^[^:–—-]{2,40}(?:\s[–—-]\s|[:：]\s)/u.test(part));
    if (parts.length < 3 || named.length < parts.length - 1) continue;
    // “Please build: Login — …”
    const [first = '', ...rest] = parts;
    return [first.replace(/^[^:]{0,40}[:：]\s*(?=[^:]{2,40}\s[–—-]\s)/u, ''), ...rest].filter(
      Boolean,
    );
  }
  const numbered = text.replaceAll('\n', ' ').split(/(?:^|\s)\d{1,2}[.)]\s/u);
  const items = numbered.slice(1).map((item) => item.trim().replace(/[.,;]$/u, ''));
  const isList = items.length >= 3 && items.every((item) => item.length > 1 && item.length < 160);
  return isList ? items : [];
}
