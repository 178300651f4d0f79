import { interpret } from '../interpret/interpret';
import { type AppDesign } from '../model/app-design';
import type { StyleName } from '../model/theme';
import { applyStyle, setMode, setSurface } from './edits';
import { addFeature, removeFeature, rename } from './feature-edits';
import { addCalendar } from './add-calendar';

const named = /^(?:please )?(?:call|name|rename) (?:it|this|the app|my app)(?: to)? (.{1,80})$/i;
const begins =
  /^(?:please |can you |could you |now |and |also |then )*(?:make (?:it|this|the|everything|all)|turn (?:it|this|the)|add|remove|delete|drop|hide|take away|get rid of|without|change|switch|use|try|put|give (?:it|me) (?:a )?(?:dark|light)|dark mode|light mode|dark|no )\b/i;
/** A new app is asked for, however the sentence begins. */
const anew =
  /\b(?:an?|new|another|my) (?:[\p{L}-]+ ){0,4}app\b|\bapp (?:for|to|that|where|which)\b/iu;
const only =
  /^(?:in )?(?:the |a )?(?:coquette|minimal|pastel|playful|elegant|professional|colou?rful|dark|light|glassy?)(?: mode| style| look| theme)?(?:,? please)?[.!]?$/i;
const takesAway = /\b(?:remove|delete|drop|hide|take away|get rid of|without|no)\b/i;

const styles: readonly (readonly [sign: RegExp, style: StyleName])[] = [
  [/coquette/i, 'coquette'],
  [/minimal/i, 'minimal'],
  [/pastel/i, 'pastel'],
  [/playful/i, 'playful'],
  [/elegant/i, 'elegant'],
  [/professional/i, 'professional'],
  [/colou?rful/i, 'colorful'],
];

/** What a sentence changes in the design in hand; nothing when it asks for a new app. */
export function followUp(design: AppDesign, sentence: string): AppDesign | undefined {
  const text = sentence.trim().slice(0, 400);
  const name = text
    .match(named)?.[1]
    ?.replace(/^["“'‘]+|["”'’.!]+$/g, '')
    .trim();
  if (name) return rename(design, name);
  if (!only.test(text) && (!begins.test(text) || anew.test(text))) return undefined;
  let next = design;
  const style = styles.find(([sign]) => sign.test(text))?.[1];
  if (style) next = applyStyle(next, style);
  if (/\b(?:dark|night)/i.test(text)) next = setMode(next, 'dark');
  else if (/\b(?:light|day)(?: mode| theme)?\b/i.test(text)) next = setMode(next, 'light');
  if (/glass/i.test(text)) next = setSurface(next, 'glass');
  else if (/\bsolid\b/i.test(text)) next = setSurface(next, 'solid');
  const { features, excluded } = interpret(text);
  for (const { value } of [...features, ...excluded]) {
    if (takesAway.test(text)) next = removeFeature(next, value);
    else next = value === 'calendar' ? addCalendar(next) : addFeature(next, value);
  }
  return next;
}
