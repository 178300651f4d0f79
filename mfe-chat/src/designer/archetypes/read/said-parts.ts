import type { SaidPart } from '../reading';
import { quotesIn } from './quotes';

const figures =
  /(?<![\p{L}\d])([€$£]?\d[\d.,:/%]*\s?(?:%|kcal|kg|km|€|\$)?)\s+(\p{L}[\p{L}’'-]{2,20})/gu;
const actions =
  /\b(?:quick actions?|action buttons?|buttons?|actions|ctas?|botões|botones|boutons|schaltflächen|кнопки|أزرار)\b[^:：]{0,30}[:：]\s*(.+)$/iu;
const choices =
  /\b(?:filters?|chips?|segments?|segmented control|tabs?|toggle between|categories|pills?|badges?)\b[^:：]{0,30}[:：]\s*(.+)$/iu;
const inputs =
  /\b(?:fields?|form|inputs?|enter|log ?in|sign ?(?:in|up)|register|add|new|create|record|erfassen|formular|campos|registrar|saisir)\b/iu;
const buttonQuoted =
  /(?:,|\s(?:and|und|y|et|e))?\s*(?:an?\s|the\s)?(?:\p{L}+\s)?(?:button|btn|schaltfläche|botón|bouton)\s*["“„«]\s*["”“»]/giu;
const separators = /\s*(?:,(?!\d)|;|、|،|\||\s\/\s|\s[–—•·]\s|\s(?:and|und|y|et|e|и|و)\s)\s*/u;

const tidy = (label: string): string =>
  label
    .replaceAll(/["“”„«»*_`]/g, '')
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/^[\s–—•:(-]+|[\s)]+$/gu, '')
    .replace(
      /^(?:shows?|lists?|has|have|holds?|contains?|displays?|zeigt|muestra|montre|mostra)\s+/iu,
      '',
    )
    .replace(
      /^(?:(?:an?|the|its|their|with|plus|and|for|of|to|your|all|showing|including|includes?|list of|cards? with)\s+)+/iu,
      '',
    )
    .replace(/[.:]+$/u, '')
    .trim();

function labelsOf(list: string): string[] {
  const labels = list
    .replace(/\.\s.*$/su, '')
    .split(separators)
    .map(tidy)
    .filter((label) => /\p{L}/u.test(label));
  return labels.filter((label) => label.length <= 32 && label.split(' ').length <= 4).slice(0, 8);
}

/** Returns texts that a screen must show verbatim: quotes, figures, buttons, fields, labels. */
export function saidParts(name: string, line: string): SaidPart[] {
  const parts: SaidPart[] = [];
  const quotes = quotesIn(line);
  const rest = quotes.reduce(
    (text, { text: quote }) => text.replace(quote, ' '.repeat(quote.length)),
    `${name}: ${line}`,
  );
  const heading =
    quotes.find(({ as }) => as === 'heading') ?? quotes.find(({ as }) => as === 'text');
  if (heading) parts.push({ as: 'heading', texts: [heading.text] });
  for (const { text, as } of quotes.filter((quote) => quote !== heading)) {
    parts.push({
      as: as === 'button' ? 'button' : as === 'figure' ? 'figure' : 'text',
      texts: [text],
    });
  }
  const pairs = [...rest.matchAll(figures)].map(([, value = '', label = '']) => ({
    value: value.trim(),
    label,
  }));
  if (pairs.length >= 2)
    parts.push({
      as: 'figures',
      texts: pairs.map(({ label }) => label),
      values: pairs.map(({ value }) => value),
    });
  const pressed = labelsOf(actions.exec(rest)?.[1] ?? '');
  if (pressed.length >= 2) return [...parts, { as: 'actions', texts: pressed }];
  const chosen = labelsOf(choices.exec(rest)?.[1] ?? '');
  if (chosen.length >= 2) return [...parts, { as: 'choices', texts: chosen }];
  if (pairs.length >= 2) return parts;
  // Words beside a quote describe it; words after a colon or “with” are a list.
  const listed =
    /(?:[:：]|\bwith\b|\bmit\b|\bcon\b|\bavec\b)\s*([^:：]+)$/u.exec(
      rest.replaceAll(buttonQuoted, '').replace(/[.!?;]\s.*$|[.\s]+$/su, ''),
    )?.[1] ?? '';
  const labels = /["“”„«»「]/u.test(listed) ? [] : labelsOf(listed);
  if (labels.length >= 2)
    parts.push({
      as: inputs.test(`${name} ${line.replace(/[.!?;]\s.*$/su, '')}`) ? 'fields' : 'labels',
      texts: labels,
    });
  return parts;
}
