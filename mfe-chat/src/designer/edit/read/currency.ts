import type { SingleOperation } from '../operation';
import { fits } from '../editable';
import { beforeFigure, currencyIn } from './currency-in';
import { done, type Hand, type Read } from './hand';
import { textOf } from './names';
import type { Token } from './tokens';
import { textsOf } from './visible';

const orders = ['set', 'use', 'show', 'want', 'shouldbe', 'replace', 'rename'] as const;
const small = ['price', 'the', 'it', 'to', 'with', 'on', 'everywhere', 'pleaseword'] as const;
const refused = ['insteadof', 'never', 'no'] as const;
const most = 90;
const sign = /R\$|[€$£¥₩₺₽₹₪₫฿₦₴]|(?<!\p{L})(?:zł|Rp|CHF|kr)(?:\s?(?=\d)|(?!\p{L}))/gu;

/** “Prices in pounds”, “euros, not dollars”, “change dollars to euros”: changes the currency, not the figures. */
export const currency: Read = (tokens, hand) => {
  const { spoken } = hand;
  const said = tokens.flatMap((token, at) => {
    const money = /\d/u.test(token.plain) ? undefined : currencyIn(textOf([token], hand));
    return money ? [{ money, at, token }] : [];
  });
  if (said.length === 0 || said.length > 2 || tokens.some(({ quote }) => quote !== undefined))
    return undefined;
  const isMoney = (token: Token) => said.some((each) => each.token === token);
  const rest = spoken.rest(
    tokens.filter((token) => !isMoney(token)),
    ...orders,
    ...small,
    ...refused,
  );
  if (rest.length > 0) return undefined;
  const isOut = (at: number) =>
    refused.some((list) =>
      [1, 2].some((back) => at >= back && spoken.lengthAt(tokens, at - back, list) === back),
    );
  const wanted = said.filter(({ at }) => !isOut(at)).at(-1)?.money;
  const operations = wanted ? inMoney(wanted, hand) : [];
  return operations.length > 0 && operations.length <= most ? done(...operations) : undefined;
};

function inMoney(wanted: string, { design }: Hand): SingleOperation[] {
  const all = textsOf(design).flatMap(({ component, path, text }) => {
    const next = /\d/u.test(text)
      ? text.replaceAll(sign, (found, at: number) =>
          /\d/u.test(text[at + found.length] ?? '') ? beforeFigure(wanted) : wanted,
        )
      : text;
    return next.includes(wanted) && fits(component, path, next)
      ? [{ operation: { op: 'text.set' as const, id: component.id, path, text: next }, text }]
      : [];
  });
  const changed = all.filter(({ operation, text }) => operation.text !== text);
  // If nothing changes, one operation remains for the reply.
  return (changed.length > 0 ? changed : all.slice(0, 1)).map(({ operation }) => operation);
}
