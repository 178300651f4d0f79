import { places } from '../compose/places';
import type { Brief, NamedScreen } from './brief';
import type { Word } from './words';

const most = 12;
const header =
  /(?:screens|pages|tabs|views|sections|tab bar|tabbar|bottom nav(?:igation)?(?: bar)?|pantallas|secciones|pestañas|seiten|bildschirme|écrans|onglets|telas|abas|schermate|ekranlar|sekmeler|layar|halaman|экраны|вкладки|شاشات|页面|屏幕|画面|タブ|화면|탭)\s?(?:\(|[:：]|=|are |including |include |like |such as |called |named |with |for |con |mit |avec |com |sind |son )\s?/giu;
const list = /[^.;\n。；)!?]{1,300}/u;
const separator = /\s*(?:[,、，/|•+]|\s(?:and|&|y|e|und|et|ve|dan|и)\s)\s*/iu;
const numbered = /(?:^|\s)\d{1,2}[.)]\s/gu;
const article = /^(?:(?:and|a|an|the|one|my|un|una|ein|eine|une|um|uma|y|und|et)\s+)+/iu;
const tail = /\s+(?:screen|page|tab|view|section|pantalla|seite|écran|tela|schermata)s?$/iu;
const screenWords = new Set(['screen', 'page', 'tab']);
const notNames =
  /^(?:a|an|the|one|each|every|any|this|that|next|same|first|second|third|full|landing|per|web|home-made|which|another|single|main|my|your|new|other|whole|on|in|to|of|with|and|for|or|from|has|have|is|at|by|see|show|open|opens|like|also|then|plus|its|it|i|we|touch|some|two|three|four|five|separate|different|lock|small|big|long|own|public|hidden|text|blank|entire|app|mobile|phone)$/;

const titled = (name: string) => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
const clean = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}\p{M} &'’-]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function placeCalled(name: string) {
  const said = name.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return places().find(({ called, label }) =>
    said.some((word) => called.includes(word) || label.toLowerCase() === word),
  );
}

export const screenNamed = (value: string, words = value, at = -1): NamedScreen => ({
  value,
  words,
  at,
  place: placeCalled(value)?.name,
});

const isHome = /home|dashboard|today|main|start|inicio|startseite|accueil|início/i;

/** Returns the screen named like a home screen, else the first that is not mere navigation. */
export const homeOf = (screens: readonly NamedScreen[]): NamedScreen | undefined =>
  screens.find(({ value }) => isHome.test(value)) ??
  screens.find(({ place }) => !places().some(({ name, aside }) => aside && name === place));

/** Reads at most twelve screens: "screens: Home, Stats", "with a profile page". */
export function readScreens(text: string, words: readonly Word[]): Pick<Brief, 'screens' | 'home'> {
  const found = new Map<string, NamedScreen>();
  const keep = (name: string, at: number) => {
    const value = clean(name);
    const key = value.toLowerCase();
    if (value && found.size < most && !found.has(key))
      found.set(key, screenNamed(titled(value), value, at));
  };
  for (const match of text.matchAll(header)) {
    const start = match.index + match[0].length;
    const items = (
      list.exec(text.slice(start, start + 300).replaceAll(numbered, ', '))?.[0] ?? ''
    ).split(separator);
    const names = items.map(
      (item) =>
        item
          .trim()
          .replace(article, '')
          .replace(tail, '')
          .split(/\s[-–—(]|[:：]/u)[0] ?? '',
    );
    const short = names.filter((name) => name && name.split(' ').length <= 3 && name.length <= 24);
    if (short.length < 2 || short.length < names.length - 1) continue;
    let at = start;
    for (const name of short) {
      at = Math.max(at, text.indexOf(name, at));
      keep(name, at);
    }
  }
  words.forEach(({ plain }, at) => {
    if (!screenWords.has(plain)) return;
    const first = isNameWord(text, words, at - 2) ? at - 2 : at - 1;
    const from = isNameWord(text, words, at - 1) ? words[first] : undefined;
    const to = words[at - 1];
    if (from && to && to.end - from.at > 2) keep(text.slice(from.at, to.end), from.at);
  });
  const screens = [...found.values()].sort((one, other) => one.at - other.at);
  return { screens, home: homeOf(screens) };
}

function isNameWord(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  return (
    word !== undefined &&
    next !== undefined &&
    text.slice(word.end, next.at) === ' ' &&
    !notNames.test(word.plain)
  );
}
