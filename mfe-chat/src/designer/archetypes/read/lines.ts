/** What a line of a brief is about. */
export type LineKind = 'idea' | 'style' | 'screens' | 'item' | 'tabs' | 'heading' | 'empty';

export interface Line {
  text: string;
  /** Index in the whole text, in UTF-16 units. */
  at: number;
  kind: LineKind;
  /** Text of a list item without its number or bullet. */
  item?: string;
  isNumbered?: boolean;
}

const style =
  /#[0-9a-f]{3,8}\b|\b(?:visual identity|colou?r(?:s| scheme| palette)?|palette|typography|font|typeface|corners?|radius|rounded|shadow|gradient|mood|style|aesthetic|look and feel|design language|theme|background|spacing|farben?|schrift|couleurs?|police|colores?|fuente|cores|цвет\S*|шрифт\S*|ألوان|颜色|字体|配色)\b\s*(?:[:：]|is|are|should|#|scheme|palette)/iu;
const bullet = /^\s*(?:[-*•–—▪◦]|(\d{1,2})[.)、:]|\((\d{1,2})\)|[①-⑳])\s*(.+)$/u;
const screensHeading =
  /\b(?:screens?|pages?|views?|sections?|bildschirme|seiten|ansichten|pantallas|écrans|telas|schermate|ekranlar|layar|экраны|الشاشات|شاشات|页面|界面|屏幕|画面|화면)\b[^:：\n]{0,40}[:：]\s*$|^\s*(?:#+\s*)?(?:key |main |core )?(?:screens?|pages?)\s*$/iu;
export const tabsLine =
  /\b(?:tab ?bar|tabs|bottom (?:nav(?:igation)?|bar|tabs?)(?: bar)?|navigation bar|pestañas|onglets|abas|schede|sekmeler|вкладки|التبويبات|标签|タブ|탭)\b[^:：\n]{0,40}[:：]\s*(.+)$/iu;

/** Cuts a brief into lines and says what each is about. */
export function linesIn(text: string): Line[] {
  let at = 0;
  let section: LineKind = 'idea';
  return text.split('\n').map((line) => {
    const from = at;
    at += line.length + 1;
    if (line.trim() === '') return { text: line, at: from, kind: 'empty' };
    if (tabsLine.test(line)) return { text: line, at: from, kind: 'tabs' };
    if (screensHeading.test(line)) {
      section = 'screens';
      return { text: line, at: from, kind: 'heading' };
    }
    const found = bullet.exec(line);
    if (style.test(line) && !(section === 'screens' && found)) {
      if (/[:：]\s*$/.test(line)) section = 'style';
      return { text: line, at: from, kind: 'style' };
    }
    if (found?.[3]) {
      const isNumbered = found[1] !== undefined || found[2] !== undefined;
      return {
        text: line,
        at: from,
        kind: section === 'style' ? 'style' : 'item',
        item: found[3],
        isNumbered,
      };
    }
    if (/[:：]\s*$/.test(line) && line.length < 60) {
      section = 'idea';
      return { text: line, at: from, kind: 'heading' };
    }
    if (!found && section !== 'screens') section = 'idea';
    return { text: line, at: from, kind: section === 'screens' ? 'idea' : section };
  });
}
