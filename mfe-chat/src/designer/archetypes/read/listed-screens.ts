import type { FeatureName } from '../../interpret/features';
import type { ListedScreen, SaidPart } from '../reading';
import { linesIn, tabsLine, type Line } from './lines';
import { saidParts } from './said-parts';

const inline =
  /(?:^|[.\n;]\s*)(?:the )?(?:key |main |core )?(?:screens?|pages?|views?|pantallas|écrans|bildschirme|seiten|telas|schermate|ekranlar|layar|экраны|الشاشات|页面|界面|画面|화면)\b[^:：.\n]{0,30}[:：]\s*([^\n]{8,1200})/iu;
const separators = /\s*[;；]\s*|\s*(?:,(?!\d)|、|،)\s*(?:and |und |y |et |e |и )?/u;
const most = 11;

/** Name and description of an item: `Profile / Settings: TDEE, weekly budget` or `Home — الرئيسية with …`. */
function cut(item: string): { name: string; line: string } {
  const clean = item.replaceAll(/\*\*|__|`/g, '').trim();
  const [, name = clean, line = ''] =
    /^(.{2,60}?)\s*(?:[:：]|\s[–—-]\s|\s\(|\swith\s|\sshowing\s)\s*(.*)$/su.exec(clean) ?? [];
  return {
    name: name
      .replaceAll(/["“”„«»]/g, '')
      .replace(/\s+(?:screen|page|view)$/iu, '')
      .trim(),
    line: clean.slice(clean.indexOf(name) + name.length) || line,
  };
}

type FeaturesOf = (text: string) => readonly FeatureName[];

/** Scripts other than the Latin one, by the languages that are written in them. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arabic}/u,
  ru: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /\p{sc=Hangul}/u,
};

/** “Home — الرئيسية with …” in an Arabic app: the second name is shown, both say what the screen is. */
function inLanguage(parts: { name: string; line: string }, language: string) {
  const script = scripts[language];
  if (!script || script.test(parts.name) || !script.test(parts.line.slice(0, 12)))
    return { ...parts, also: '' };
  const [, name = parts.name, line = ''] =
    /^\W{0,3}(.{2,40}?)(?:\s+with\s+|\s*[:：(]\s*|$)(.*)$/su.exec(parts.line) ?? [];
  return { name: name.trim(), line, also: parts.name };
}

const screenOf = (
  featuresOf: FeaturesOf,
  item: string,
  language: string,
): ListedScreen | undefined => {
  const { name, line, also } = inLanguage(cut(item), language);
  if (!/\p{L}/u.test(name) || name.length > 60) return undefined;
  return {
    name,
    also,
    line,
    features: featuresOf(`${also || name} ${line}`),
    said: saidParts(name, line),
  };
};

/** Says of one screen what it shows: “The screen should show:”, “Home screen:”. */
const ofOneScreen = /\b(?:screen|page|view)\b(?!s)[^:：\n]{0,60}[:：]\s*$/iu;

/** The screens that a brief lists, by numbers, bullets or after a colon, in their order; else those that its tab bar names. */
export function screensIn(text: string, featuresOf: FeaturesOf, language: string): ListedScreen[] {
  const lines = linesIn(text);
  const headed = lines.findIndex(
    ({ kind, text: line }) =>
      kind === 'heading' &&
      !ofOneScreen.test(line) &&
      /screens|pages|views|pantallas|écrans|bildschirme|seiten|telas|schermate|ekranlar|layar|экран|شاش|页面|界面|屏幕|画面|화면/iu.test(
        line,
      ),
  );
  const items = itemsAfter(lines, headed);
  const listed = items.length >= 2 ? items : itemsInline(text);
  const found = listed.length >= 2 ? listed : tabsIn(text);
  return found.slice(0, most).flatMap((item) => screenOf(featuresOf, item, language) ?? []);
}

/** What a brief says that one screen, the first, should show: a list below “the screen should show:”. */
export function homeIn(text: string): SaidPart[] {
  const lines = linesIn(text);
  const headed = lines.findIndex(({ text: line }) => ofOneScreen.test(line));
  if (headed < 0) return [];
  return list(until(lines.slice(headed + 1))).flatMap((item) => {
    const { name, line } = cut(item);
    const said = saidParts(name, line || item);
    return said.length > 0 ? said : [{ as: 'heading' as const, texts: [name] }];
  });
}

const list = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ kind, item }) => (kind === 'item' && item ? [item] : []));

function until(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ kind }) => kind === 'heading' || kind === 'style');
  return end < 0 ? lines : lines.slice(0, end);
}

/** Items below the heading “Screens”; without one, a numbered list of at least three names. */
function itemsAfter(lines: readonly Line[], headed: number): string[] {
  if (headed >= 0) return list(until(lines.slice(headed + 1)));
  const numbered = lines.filter(({ isNumbered }) => isNumbered);
  return numbered.length >= 3 ? list(numbered) : [];
}

function itemsInline(text: string): string[] {
  const body = inline.exec(text)?.[1] ?? '';
  if (!body) return [];
  const withoutNumbers = body.replaceAll(/(?:^|\s)\d{1,2}[.)]\s/gu, '; ').replace(/\.\s.*$/su, '');
  const parts = withoutNumbers.includes(';')
    ? withoutNumbers.split(/\s*[;；]\s*/u)
    : withoutNumbers.split(separators);
  const names = parts.map((part) => part.replace(/\.$/u, '').trim()).filter(Boolean);
  return names.length >= 2 && names.every((name) => name.length < 120) ? names : [];
}

/** Labels of the tab bar, where the brief lists them. */
export function tabsIn(text: string): string[] {
  const line = linesIn(text).find(({ kind }) => kind === 'tabs')?.text ?? '';
  const body =
    tabsLine.exec(line)?.[1] ??
    /\btabs?\b[^.\n]{0,20}?\b(?:for|named|called|with)\s+([^.\n]{4,120})/iu.exec(text)?.[1] ??
    '';
  const labels = body
    .replace(/\.\s.*$/su, '')
    .split(separators)
    .map((label) =>
      label
        .replaceAll(/["“”„«»]|^\s*(?:and|und|y|et)\s/giu, '')
        .replace(/\.$/u, '')
        .trim(),
    );
  const short = labels.filter((label) => label && label.length <= 24);
  return short.length >= 2 && short.length === labels.filter(Boolean).length
    ? short.slice(0, 5)
    : [];
}
