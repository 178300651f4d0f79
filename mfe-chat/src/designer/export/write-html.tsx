import type { AppDesign } from '../model/app-design';
import { makeDrawable } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { Box, Text } from '../render/primitives';
import type { Phone } from '../render/phone';
import { mix } from '../themes/color';
import { breath, discover } from './discover';
import { escape } from './markup';
import { player } from './player';
import { choiceOf, record, namesOf, type Choice, type Frame, type Grid } from './record';
import { createRecorder, type Effect, type Part, type Recorder } from './recorder';
import type { TreeNode } from './tree';

/** A choice as the file has it: the number of a word, or key, usual choice, and the values that choose otherwise. */
type Written = number | (number | Written)[];
type Slot = [node: number, name: string, choice: Written];

const empty = new Set(['input', 'br', 'img', 'hr']);
const END = 'That is as far as this file goes';

/** Gathers what the file shares: style rules, words and what changes. */
function createFile(recorder: Recorder) {
  const rules = new Map<string, string>();
  const words = new Map<string, number>();
  const taps = new Map<string, number>();
  const effects = recorder.effects();
  const used: Effect[] = [];
  const slots: Slot[] = [];
  let nodes = 0;

  const numberOf = (word: string): number => {
    if (!words.has(word)) words.set(word, words.size);
    return words.get(word) ?? 0;
  };
  const classOf = (style: string): string => {
    if (!rules.has(style)) rules.set(style, `s${rules.size}`);
    return rules.get(style) ?? '';
  };
  const tapOf = (tap: string): string => {
    if (!taps.has(tap)) {
      taps.set(tap, taps.size);
      used.push(effects[Number(tap)] ?? { sets: [], copies: [] });
    }
    return String(taps.get(tap));
  };
  /** The name and value that the file has for one of the tree. */
  const nameIn = (name: string) => (name === 'style' ? 'class' : name);
  const valueIn = (name: string, value: string): string => {
    if (name === 'style') return classOf(value);
    return name === 'data-tap' || name === 'data-enter' ? tapOf(value) : value;
  };

  function written(name: string, choice: Choice<string | null>): Written {
    if ('value' in choice)
      return typeof choice.value === 'string' ? numberOf(valueIn(name, choice.value)) : -1;
    const choices = choice.choices.map((each) => written(name, each));
    const texts = choices.map((each) => JSON.stringify(each));
    const times = (text: string | undefined) => texts.filter((each) => each === text).length;
    const usual = texts.reduce((most, text) => (times(text) > times(most) ? text : most));
    const other = choices.flatMap((each, at) => (texts[at] === usual ? [] : [at, each]));
    return [recorder.indexOf(choice.key), JSON.parse(usual) as Written, ...other];
  }

  const opened = (tag: string, attributes: [string, string][]) =>
    `<${tag}${attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('')}>`;

  function element(tag: string, attributes: [string, string][], text: string, kids: string) {
    const own = attributes
      .filter(([name]) => !(tag === 'textarea' && name === 'value'))
      .map(([name, value]): [string, string] => [nameIn(name), valueIn(name, value)]);
    const value = tag === 'textarea' ? attributes.find(([name]) => name === 'value')?.[1] : '';
    const content = escape(text) + escape(value ?? '') + kids;
    return empty.has(tag) ? opened(tag, own) : `${opened(tag, own)}${content}</${tag}>`;
  }

  function framed(frame: Frame, grids: Grid[]): string {
    const [node] = frame.at.values();
    if (!node) return '';
    const attributes = new Map(Object.entries(node.attributes));
    const number = nodes;
    const before = slots.length;
    for (const name of namesOf(frame)) {
      const choice = choiceOf(frame, name, grids);
      const value = 'value' in choice ? choice.value : undefined;
      const typed = typeof value === 'string' ? recorder.typedIn(value) : undefined;
      if ('key' in choice) slots.push([number, nameIn(name), written(name, choice)]);
      else if (typed !== undefined)
        slots.push([number, nameIn(name), [typed, written(name, choice)]]);
      else if (typeof value === 'string' && name !== '#') attributes.set(name, value);
    }
    if (slots.length > before) {
      attributes.set('data-n', String(number));
      nodes++;
    }
    const kids = frame.kids.map((kid) => framed(kid, grids)).join('');
    return element(frame.tag, [...attributes], node.text ?? '', kids);
  }

  /** A tree in which some elements hold recorded parts instead of what the tree has. */
  function plain(node: TreeNode, partOf: (id: string) => string | undefined): string {
    const part = partOf(node.attributes['data-id'] ?? '');
    const kids = part ?? node.kids.map((kid) => plain(kid, partOf)).join('');
    return element(node.tag, Object.entries(node.attributes), node.text ?? '', kids);
  }

  return {
    framed,
    plain,
    css: () =>
      [...rules].map(([style, name]) => `.${name}{${style.replaceAll('<', '')}}`).join('\n'),
    data: (more: object) => ({ ...more, words: [...words.keys()], slots, effects: used }),
  };
}

const Toast = ({ phone }: { phone: Phone }) => (
  <Box as="div" role="status" data-status="">
    <div
      hidden
      data-toast=""
      style={{ padding: '12px 18px', ...phone.paint.fill('accent', 'control') }}
    >
      <Text phone={phone} on="accent" size={15} weight={600} {...{ 'data-text': '' }}>
        {''}
      </Text>
    </div>
  </Box>
);

function pageCss({ palette, mode }: AppDesign['look']): string {
  return `*{box-sizing:border-box;margin:0;padding:0;list-style:none}
html,body{height:100%}
html{color-scheme:${mode};-webkit-text-size-adjust:100%}
body{display:grid;place-items:center;min-height:100dvh;overflow:hidden;background:${mix(palette.background, palette.text, mode === 'dark' ? 0.1 : 0.08)}}
main{position:relative;width:390px;height:844px;box-sizing:content-box;overflow:hidden;border:12px solid #17161a;border-radius:58px;box-shadow:0 24px 60px #00000038}
h1,section>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
section{height:100%;outline:none;color:${palette.text}}
[data-screen]{height:100%!important}
[hidden],[data-out]{display:none!important}
button{-webkit-tap-highlight-color:transparent}
:focus-visible{outline:3px solid ${palette.accent};outline-offset:2px}
[data-status]{position:absolute!important;left:22px;right:22px;bottom:100px;align-items:center;pointer-events:none}
[data-full]{place-items:start center}
[data-full] main{border:0;border-radius:0;box-shadow:none}
[data-full] [data-screen]>:first-child>*{height:20px!important;visibility:hidden}
[data-full] [data-screen]>:last-child{visibility:hidden}`;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function recordAll(
  recorder: Recorder,
  onPart: (part: Part, root: Frame, grids: Grid[]) => void,
) {
  for (const [part, reads] of await discover(recorder)) {
    await breath();
    const { root, grids } = record(recorder, part, reads);
    onPart(part, root, grids);
  }
}

/**
 * The design as one file that opens from disk and taps like the preview: the markup of every screen, a small player, and
 * a record of what each tap changes, made by tapping everything once.
 */
export async function writeHtml(design: AppDesign): Promise<string> {
  await makeDrawable(design);
  const recorder = createRecorder(design);
  const recordings = new Map<string, { root: Frame; grids: Grid[] }>();
  await recordAll(recorder, (part, root, grids) =>
    recordings.set(part.component.id, { root, grids }),
  );
  const frames = design.screens.map((screen) => ({
    screen,
    trees: recorder.frame(screen, (phone) => <PhoneScreen phone={phone} />),
  }));
  const [first] = design.screens;
  const toast = first ? recorder.frame(first, (phone) => <Toast phone={phone} />) : [];
  const file = createFile(recorder);
  const parts = new Map(
    [...recordings].map(([id, { root, grids }]) => [
      id,
      root.kids.map((kid) => file.framed(kid, grids)).join(''),
    ]),
  );
  const sections = frames.map(({ screen, trees }) => {
    const label = escape(`${design.name}, ${screen.name}`);
    const hidden = screen.id === design.start ? '' : ' hidden';
    const content = trees.map((tree) => file.plain(tree, (id) => parts.get(id))).join('');
    // A screen that opens with a figure has no heading above those of its parts.
    const heading = content.includes('<h2') ? '' : `<h2>${escape(screen.name)}</h2>`;
    return `<section data-at="${screen.id}" aria-label="${label}" tabindex="-1"${hidden}>${heading}${content}</section>`;
  });
  const foot = toast.map((tree) => file.plain(tree, () => undefined)).join('');
  const css = `${pageCss(design.look)}\n${file.css()}`;
  const data = file.data({
    keys: recorder.count(),
    start: design.start,
    end: END,
    clocks: recorder.clocks(),
  });
  // A closing tag in a text must not close the element that holds the data.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const policy = `default-src 'none'; script-src ${await hashOf(player)}; style-src ${await hashOf(css)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${escape(design.language)}" dir="${design.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${design.look.palette.background}">
<title>${escape(design.name)}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${escape(design.name)}</h1>
${sections.join('\n')}
${foot}
</main>
<script type="application/json" id="data">${json}</script>
<script>${player}</script>
</body>
</html>
`;
}
