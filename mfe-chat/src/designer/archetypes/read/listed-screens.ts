import type { FeatureName } from '../../interpret/features';
import type { ListedScreen, Reading, SaidPart } from '../reading';
import { isTabsHeading, linesIn, tabsLine } from './lines';
import { singularOf } from './noun-phrases';
import {
  inlineSeparators as separators,
  itemsAfter,
  itemsDashed,
  itemsInline,
  list,
  sectionsIn,
  until,
} from './screen-lists';
import { runningScreens, type RunningScreen } from './running-screens';
import { saidParts } from './said-parts';

const most = 11;

/** Splits `Profile / Settings: TDEE, weekly budget` or `Home — الرئيسية with …` into name and description. */
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

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arabic}/u,
  ru: /\p{sc=Cyrillic}/u,
  zh: /\p{sc=Han}/u,
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  ko: /\p{sc=Hangul}/u,
};

/** “Home — الرئيسية with …” in an Arabic app: shows the second name, reads both. */
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
  item: Pick<RunningScreen, 'name' | 'line'> & Partial<RunningScreen>,
  language: string,
  isFact: IsFact,
): ListedScreen | undefined => {
  const { name, line, also } = inLanguage(item, language);
  if (!/\p{L}/u.test(name) || name.length > 60) return undefined;
  return {
    name,
    also,
    line,
    features: featuresOf(`${also || name} ${line}`),
    said: saidParts(name, line)
      // Buttons follow the content that they act on.
      .toSorted((a, b) => Number(a.as === 'button') - Number(b.as === 'button'))
      .map((part) => ofRecords(part, name, item.isOpened === true, isFact)),
    ...(item.isOpened ? { isOpened: true } : {}),
  };
};

/** “Larder lists jars with date and amount”: facts of each jar, not figures of the screen. */
function ofRecords(part: SaidPart, name: string, isOpened: boolean, isFact: IsFact): SaidPart {
  if (part.as !== 'labels') return part;
  const at = part.texts.findIndex((text) => rowsWith.test(text));
  const [, noun = '', label = ''] = rowsWith.exec(part.texts[at] ?? '') ?? [];
  const texts = at < 0 ? part.texts : [label, ...part.texts.slice(at + 1)];
  const last = name.split(' ').at(-1) ?? '';
  const of = at > 0 ? part.texts[0] : noun || (singularOf(last) === last ? '' : last);
  // “name, box and food”: facts of one record.
  const isOfOne = texts.length > 2 && texts.every((text) => singularOf(text) === text);
  if (!noun && texts.filter(isFact).length * (isOfOne ? 3 : 2) < texts.length) return part;
  return isOpened
    ? { as: 'facts', texts }
    : { as: 'rows', texts, ...(of ? { of: singularOf(of.toLowerCase()) } : {}) };
}

const rowsWith = /^(?:\S+\s)?([\p{L}’'-]{3,})\s+(?:with|mit|con|avec|com)\s+(.+)$/u;

type IsFact = (label: string) => boolean;

/** “Home screen with three big buttons: …” */
const ofFirst =
  /\b(?:home|first|main|start|landing)[ -]?(?:screen|page|view)\s*(?:with|shows?|showing|has|having|displays?|[:：])\s+([^\n]{8,300}?)(?:\.\s|\.?$|\n)/imu;

const ofOneScreen = /\b(?:screen|page|view)\b(?!s)[^:：\n]{0,60}[:：]\s*$/iu;

/** Returns the screens of a numbered, bulleted or colon list, else those of the tab bar. */
export function screensIn(
  text: string,
  featuresOf: FeaturesOf,
  language: string,
  isFact: IsFact,
): Pick<Reading, 'screens' | 'tabs'> {
  const tabs = tabsIn(text);
  const lines = linesIn(text);
  const headed = lines.findIndex(
    ({ kind, text: line }) =>
      kind === 'heading' &&
      !ofOneScreen.test(line) &&
      (isTabsHeading(line) ||
        /screens|pages|views|pantallas|écrans|bildschirme|seiten|telas|schermate|ekranlar|layar|экран|شاش|页面|界面|屏幕|画面|화면/iu.test(
          line,
        )),
  );
  const found = firstList(
    () => itemsAfter(lines, headed),
    () => itemsInline(text),
    () => sectionsIn(lines),
    () => itemsDashed(text),
  ).map(cut);
  const isOfTabs = isTabsHeading(lines[headed]?.text ?? '');
  const running = found.length > 0 ? [] : runningScreens(text);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const named =
    found.length > 0
      ? found
      : [
          ...tabs.map(
            (tab) => running.find(({ name }) => isSame(name, tab)) ?? { name: tab, line: '' },
          ),
          ...running.filter(({ name }) => !tabs.some((tab) => isSame(name, tab))),
        ];
  const bar = isOfTabs
    ? found.map(({ name }) => name).slice(0, 5)
    : tabs.length > 0 || !running.some(({ isOpened, isTab }) => isOpened || isTab)
      ? tabs
      : running.flatMap(({ name, isOpened }) => (isOpened ? [] : [name])).slice(0, 5);
  return {
    screens: named
      .slice(0, most)
      .flatMap((item) => screenOf(featuresOf, item, language, isFact) ?? []),
    tabs: bar,
  };
}

/** Returns what the first screen shows: a list below “the screen should show:”. */
export function homeIn(text: string): SaidPart[] {
  const lines = linesIn(text);
  const headed = lines.findIndex(({ text: line }) => ofOneScreen.test(line));
  if (headed < 0)
    return saidParts('', ofFirst.exec(text)?.[1] ?? '').filter(({ as }) => as !== 'labels');
  return list(until(lines.slice(headed + 1))).flatMap((item) => {
    const { name, line } = cut(item);
    const said = saidParts(name, line || item);
    return said.length > 0 ? said : [{ as: 'heading' as const, texts: [name] }];
  });
}

function firstList(...ways: readonly (() => string[])[]): string[] {
  for (const read of ways) {
    const items = read();
    if (items.length >= 2) return items;
  }
  return [];
}

/** “Map and Me” at the end of a list are two labels. */
function lastTwo(labels: readonly string[]): string[] {
  const [last = ''] = labels.slice(-1);
  const parts = last.split(/\s(?:and|or|und|y|et|e|и)\s/iu);
  const isTwo = parts.length === 2 && parts.every((part) => part.trim().split(/\s+/u).length <= 2);
  return isTwo ? parts : [last];
}

function tabsIn(text: string): string[] {
  const line = linesIn(text).find(({ kind }) => kind === 'tabs')?.text ?? '';
  const body =
    tabsLine.exec(line)?.[1] ??
    /\btabs\b[^.\n]{0,20}?\b(?:for|named|called|with|are)\s+([^.\n]{4,120})/iu.exec(text)?.[1] ??
    '';
  const listed = body
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .replace(/\.(?:\s.*)?$/su, '')
    .split(separators);
  const labels = [...listed.slice(0, -1), ...lastTwo(listed)].map((label) =>
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
