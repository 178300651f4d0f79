export type LineKind = 'idea' | 'style' | 'screens' | 'item' | 'tabs' | 'heading' | 'empty';

export interface Line {
  text: string;
  /** Start in the whole text, in UTF-16 units. */
  at: number;
  kind: LineKind;
  item?: string;
  isNumbered?: boolean;
}

const styleWords =
  /visual identity|colou?rs?|palette|typography|font|typeface|corners?|radius|shadows?|gradient|accents?|mood|style|aesthetic|look and feel|design language|theme|background|spacing|farben?|hintergrund|schrift|couleurs?|police|colore?s?|colori|fuente|cor|cores|renk(?:ler)?|warna|цвет\p{L}*|шрифт\p{L}*|ألوان|颜色|字体|配色|色|색상?/u
    .source;
const styleWord = new RegExp(`(?<!\\p{L})(?:${styleWords})(?!\\p{L})|#[0-9a-f]{3,8}\\b`, 'iu');
const style = new RegExp(
  `#[0-9a-f]{3,8}\\b|(?<!\\p{L})(?:(?:rounded|round|square|sharp|soft) corners|(?:big|large)\\w* (?:letters|text|print) pl)|(?<![\\p{L}'’])(?:${styleWords})(?: scheme| palette)?\\s*(?:[:：#]|(?:is|are|should|scheme|palette|sind|ist|sont|est|son|es|sono|são)(?!\\p{L})|[はが은는]\\s?)`,
  'iu',
);
const bullet = /^\s*(?:[-*•–—▪◦]|(\d{1,2})[.)、:]|\((\d{1,2})\)|[①-⑳])\s*(.+)$/u;
const screensHeading =
  /\b(?:screens?|pages?|views?|sections?|bildschirme|seiten|ansichten|pantallas|écrans|telas|schermate|ekranlar|layar|экраны|الشاشات|شاشات|页面|界面|屏幕|画面|화면)\b[^:：\n]{0,40}[:：]\s*$|^\s*(?:#+\s*)?(?:key |main |core )?(?:screens?|pages?)\s*$/iu;
export const tabsLine =
  /\b(?:tab ?bar|tabs|bottom (?:nav(?:igation)?|bar|tabs?)(?: bar)?|navigation bar|pestañas|onglets|abas|schede|sekmeler|вкладки|التبويبات|标签|タブ|탭)\b[^:：\n]{0,40}[:：]\s*(.+)$/iu;

export const isTabsHeading = (line: string): boolean => tabsLine.test(`${line}-`);

const sentences = /.+?(?:(?<=[^\s\d.]{2}[.!?])\s+|(?<=[。！？])|$)/gu;

const cut = (text: string): { text: string; at: number }[] =>
  [...text.matchAll(/^.*$/gmu)].flatMap(({ 0: line, index }) =>
    line.trim() === '' || bullet.test(line)
      ? [{ text: line, at: index }]
      : [...line.matchAll(sentences)].map((part) => ({ text: part[0], at: index + part.index })),
  );

export function linesIn(text: string): Line[] {
  let section: LineKind = 'idea';
  return cut(text).map(({ text: line, at }, index): Line => {
    const found = bullet.exec(line);
    const as = (kind: LineKind) => ({ text: line, at, kind });
    if (line.trim() === '') return as('empty');
    if (tabsLine.test(line)) return as('tabs');
    if (screensHeading.test(line) || isTabsHeading(line)) {
      section = 'screens';
      return as('heading');
    }
    if (style.test(line) && !(section === 'screens' && found)) {
      if (/[:：]\s*$/.test(line)) section = 'style';
      return as('style');
    }
    if (found?.[3]) {
      const isNumbered = found[1] !== undefined || found[2] !== undefined;
      return { ...as(section === 'style' ? 'style' : 'item'), item: found[3], isNumbered };
    }
    // “App for a choir:” above a list describes the app.
    if (/[:：]\s*$/.test(line) && line.length < 60 && index > 0) {
      section = 'idea';
      return as('heading');
    }
    if (section !== 'screens') section = 'idea';
    return as('idea');
  });
}

/** Words that may precede a style word at the start of a sentence. */
const opening = /^\s*(?:[\p{L}’']+\s){0,3}$/u;
const joint = /\s(?:with|in|on|using|and|mit|in|avec|dans|con|com|en)\s(?:\p{L}+\s){0,3}$/iu;

export type Span = readonly [from: number, to: number];

/** Returns the parts of a text that tell its look or head a list. */
export function setAsideIn(whole: string): Span[] {
  return linesIn(whole).flatMap(({ text, at, kind }): Span[] => {
    if (kind === 'tabs' || kind === 'heading') return [[at, at + text.length]];
    if (kind !== 'style') return [];
    const first = style.exec(text)?.index ?? 0;
    if (bullet.test(text) || opening.test(text.slice(0, first))) return [[at, at + text.length]];
    return [...text.matchAll(/[^,;，、،；]+/gu)].flatMap(({ 0: clause, index }): Span[] => {
      const found = styleWord.exec(clause)?.index;
      if (found === undefined) return [];
      const from = index === 0 ? (joint.exec(clause.slice(0, found))?.index ?? found) : 0;
      return [[at + index + from, at + index + clause.length]];
    });
  });
}
