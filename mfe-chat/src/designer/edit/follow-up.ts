import type { Content } from '../compose/content/content';
import type { Finding } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import type { StyleName } from '../model/theme';
import { calendarFor } from './add-calendar';
import { screenFor } from './add-feature';
import { apply } from './apply';
import type { Operation, SingleOperation } from './operation';

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

interface FollowUp {
  operation: Operation;
  /** What was asked for besides looks, as it was said. */
  heard: readonly Finding<FeatureName>[];
}

/**
 * What a sentence changes in the design in hand; nothing when it asks for a new app.
 *
 * @param content that of the design's kind
 */
export function followUp(
  design: AppDesign,
  sentence: string,
  content: Content,
): FollowUp | undefined {
  const text = sentence.trim().slice(0, 400);
  const name = text
    .match(named)?.[1]
    ?.replace(/^["“'‘]+|["”'’.!]+$/g, '')
    .trim();
  if (name) return { operation: { op: 'design.rename', name: name.slice(0, 60) }, heard: [] };
  if (!only.test(text) && (!begins.test(text) || anew.test(text))) return undefined;
  const operations = looksIn(text);
  let next = operations.reduce(apply, design);
  const isLess = takesAway.test(text);
  const { features: found, excluded } = interpret(text);
  // What merely goes with a kind of app was not asked for.
  const features = found.filter(({ words }) => words !== '');
  for (const { value: feature } of [...features, ...excluded]) {
    const operation: SingleOperation | undefined = isLess
      ? { op: 'feature.remove', feature }
      : feature === 'calendar'
        ? calendarFor(next)
        : screenFor(next, feature, content);
    if (!operation) continue;
    operations.push(operation);
    next = apply(next, operation);
  }
  return { operation: { op: 'several', operations }, heard: isLess ? [] : features };
}

const dark = /\b(?:dark|night)/i;
/** “Not too dark or playful”, “remove the dark mode”: the words of a look that it should not have. */
const ruledOut =
  /\b(?:not|never|less|no|without|remove|delete|drop|hide|take away|get rid of)(?: (?:too|so|very|the|an?|its?|this|that))* [\w-]+(?: n?or [\w-]+)*/gi;

function looksIn(text: string): SingleOperation[] {
  const operations: SingleOperation[] = [];
  const wanted = text.replaceAll(ruledOut, '');
  const style = styles.find(([sign]) => sign.test(wanted))?.[1];
  if (style) operations.push({ op: 'theme.style', style });
  if (dark.test(wanted)) operations.push({ op: 'theme.mode', mode: 'dark' });
  else if (dark.test(text) || /\b(?:light|day)(?: mode| theme)?\b/i.test(wanted))
    operations.push({ op: 'theme.mode', mode: 'light' });
  if (/glass/i.test(wanted)) operations.push({ op: 'surface.set', surface: 'glass' });
  else if (/glass/i.test(text) || /\bsolid\b/i.test(wanted))
    operations.push({ op: 'surface.set', surface: 'solid' });
  return operations;
}
