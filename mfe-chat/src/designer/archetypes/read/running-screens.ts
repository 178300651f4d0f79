import { linesIn } from './lines';
import { quotesIn } from './quotes';

export interface RunningScreen {
  name: string;
  line: string;
  isOpened: boolean;
  isTab: boolean;
}

const noun = String.raw`(?:screens?|pages?|views?|tabs?|bildschirm|seite|ansicht|pantalla|écran|onglet|tela|schermata|scheda|ekran|экран|вкладка)`;
const called = new RegExp(
  String.raw`(?<!\p{L})${noun}(?:\s+(?:is|are|called|named|titled|for|heißt|se llama))?\s*[:,]?\s*$`,
  'iu',
);
const opens =
  /(?<!\p{L})(?:opens?|opening|goes to|leads? to|lands? on|(?:takes?|brings?) \p{L}+ to|sees?|öffnet|abre|ouvre|apre)\s+(?:up\s+)?(?:the\s+|an?\s+)?$/iu;
const tapped =
  /(?<!\p{L})(?:tap|tapping|taps|press|pressing|click|clicking|selecting|choosing|from there|tippt|toca|touche)(?!\p{L})/iu;
const starts = /(?:^|[.!?:;\n])\s*(?:then\s+|and\s+|the\s+)?$/iu;
const under = /(?:^|[.!?:;\n])\s*(?:on|in|under|auf|unter|en|dans|su)\s+$/iu;
const tells =
  /^\s*(?:[:–—]|(?:shows?|lists?|has|have|holds?|is|are|with|contains?|displays?|lets?|zeigt|muestra|montre|mostra)(?!\p{L}))/iu;
const isNoun = new RegExp(String.raw`^\s*${noun}(?!\p{L})`, 'iu');
const noScreen =
  /(?<!\p{L})(?:buttons?|saying|says|labell?ed|headings?|headlines?|tagline|slogan|placeholder)\s*[:,]?\s*$/iu;
const joined = /^\s*(?:,|and|&|, and|und|y|et|e)\s*$/iu;
const bare =
  /(?<!\p{L})(?:(?:[Aa]n?|[Tt]he|one|another)\s+(?<before>(?:[\p{L}’'-]+\s){1,3}?)(?:screen|page|view|tab)(?!\p{L})|(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Nn]ext|[Ll]ast)\s+(?:screen|page|view|tab)(?:\s+is|\s+called|\s*[:–—-])?\s+(?:the\s+|an?\s+)?(?<after>\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?))/gu;
const nameless =
  /^(?:single|main|first|second|third|separate|new|simple|whole|full|landing|each|next|last|own|same|big|web|this|that|long|mobile|phone|app)\s*$/iu;

interface Mention {
  name: string;
  end: number;
  from: number;
  isName: boolean;
}

const capital = (name: string) => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);

function quotedIn(text: string): Mention[] {
  const found: Mention[] = [];
  for (const { text: name, at } of quotesIn(text)) {
    const end = at + name.length + 2;
    const before = text.slice(Math.max(0, at - 70), at);
    const after = text.slice(end, end + 20);
    const last = found.at(-1);
    const isNext = last !== undefined && joined.test(text.slice(last.end, at));
    const isScreen =
      !/^\s*(?:button|btn)/iu.test(after) &&
      !noScreen.test(before) &&
      (called.test(before) ||
        opens.test(before) ||
        isNoun.test(after) ||
        isNext ||
        under.test(before) ||
        (starts.test(before) && tells.test(after)));
    if (isScreen && name.length <= 40)
      found.push({
        name,
        end: end + (isNoun.exec(after)?.[0].length ?? 0),
        from: at,
        isName: true,
      });
  }
  return found;
}

const bareIn = (text: string): Mention[] =>
  [...text.matchAll(bare)].flatMap(({ 0: all, groups, index }) => {
    const name = (groups?.before ?? groups?.after ?? '').trim();
    return nameless.test(name)
      ? []
      : [
          {
            name: capital(name),
            from: index,
            end: index + all.length,
            isName: /^\p{Lu}/u.test(name),
          },
        ];
  });

/** Finds two named screens, or three described ones: “a map screen with all trees, a log page”. */
export function runningScreens(text: string): RunningScreen[] {
  const quoted = quotedIn(text);
  const found = quoted.length >= 2 ? quoted : bareIn(text);
  if (found.length < 2 || (!found.every(({ isName }) => isName) && found.length < 3)) return [];
  const stops = linesIn(text).flatMap(({ kind, at }) =>
    kind === 'style' || kind === 'tabs' || kind === 'heading' ? [at] : [],
  );
  const seen = new Set<string>();
  return found.flatMap(({ name, end, from }, index) => {
    if (seen.has(name.toLowerCase())) return [];
    seen.add(name.toLowerCase());
    const next = found[index + 1]?.from ?? text.length;
    const rest = text.slice(end, Math.min(next, stops.find((at) => at > end) ?? next));
    // The clause that names the next screen does not describe this one.
    const line = found[index + 1] ? rest.replace(/(?:^|[.;,\n])[^.;,\n]*$/u, '') : rest;
    const lead = /[^.!?;\n]*$/u.exec(text.slice(0, from))?.[0] ?? '';
    return [
      {
        name,
        line: line.replace(/^\s*[,.;]?\s*/u, '').trim(),
        isOpened: tapped.test(lead),
        isTab: /(?<!\p{L})tabs?(?!\p{L})/iu.test(lead + text.slice(end - 6, end)),
      },
    ];
  });
}
