import type { Grammar } from '../../../content/grammar.schema';
import type { SaidPart } from '../reading';

const number = String.raw`[$€£]?\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`;

/** Sums that the sentence gives: what it wants to reach, and what each sum buys. */
export function amountsIn(text: string, { sums }: Grammar): SaidPart[] {
  if (!sums || !/\d/.test(text)) return [];
  const value = (typed: string) => Number(typed.replaceAll(/[.,]/g, ''));
  const goal = new RegExp(
    String.raw`(?<!\p{L})(${sums.goals.join('|')})(?!\p{L})[^\d.;\n]{0,16}${number}`,
    'iu',
  ).exec(text);
  const bought = [
    ...text.matchAll(
      new RegExp(
        String.raw`${number}\s+(?:\p{L}+\s)?(?:${sums.buys.join('|')})\s+([^,.;:()\n]{3,40})`,
        'giu',
      ),
    ),
  ];
  return [
    ...(goal?.[2] && value(goal[2]) >= 100
      ? [{ as: 'goal' as const, texts: [goal[1] ?? ''], values: [String(value(goal[2]))] }]
      : []),
    ...(bought.length > 0
      ? [
          {
            as: 'sums' as const,
            texts: bought.map(([, , what = '']) => what.trim()),
            values: bought.map(([, sum = '']) => String(value(sum))),
          },
        ]
      : []),
  ];
}
