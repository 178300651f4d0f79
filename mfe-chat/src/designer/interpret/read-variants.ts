import type { Finding, Variant } from './brief';

const signs: Readonly<Record<Variant, RegExp>> = {
  survey: /survey|questionnaire|umfrage|encuesta|anket|sondage|preference/i,
  stopwatch: /stop ?watch|lap|count up|stoppuhr|cron[oó]m/i,
  phrases: /translat|übersetz|traduc|emoji|language/i,
  emoji: /emoji/i,
  length: /mile|kilomet|length|distance|\bkm\b/i,
  weight: /weight|kilo|pounds? (?:to|and)/i,
  kitchen: /cup|flour|kitchen|recipe|baking/i,
  split: /split|tip\b|per person|each (?:pays|owes)/i,
  pace: /\bpace\b|\bspeed\b/i,
  profit: /profit|margin|revenue|earn/i,
};

export function readVariants(text: string): Finding<Variant>[] {
  const isMoney = /currenc/i.test(text);
  return Object.entries(signs).flatMap(([value, sign]) => {
    const found = sign.exec(text);
    // Pounds as a currency are not a weight.
    if (!found || (value === 'weight' && isMoney)) return [];
    return [{ value: value as Variant, words: found[0], at: found.index }];
  });
}
