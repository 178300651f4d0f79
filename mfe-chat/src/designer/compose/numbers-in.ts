import { amountIn, numberIn } from '../model/amounts';

/** Numbers with a unit need no translation; “Today” and “Done” do. */
export const isNumber = /^[^\p{L}]*\d[^\p{L}]*(?:min|k?m|k?g|kcal|h|cm|mm|ml|l)?$/u;

const amount = /([£$€])(\d[\d,]*)(\.\d+)?/g;
const number = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g;

const fractionIn = (written: string) => written.match(/\.(\d+)$/)?.[1]?.length ?? 0;
const valueOf = (written: string) => Number(written.replaceAll(',', ''));

function rewritten(text: string, language: string): string {
  const inMoney = text.replaceAll(amount, (_, unit: string, whole: string, fraction = '') =>
    amountIn(language, unit, valueOf(`${whole}${fraction}`), fraction ? 2 : 0),
  );
  if (inMoney !== text || !isNumber.test(text)) return inMoney;
  return text.replaceAll(number, (written) =>
    numberIn(language, valueOf(written), { digits: fractionIn(written), grouped: true }),
  );
}

/** Formats amounts and numbers of the English content for the language. */
export const numbersIn = <Value>(value: Value, language: string): Value =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? rewritten(each, language) : each,
  ) as Value;
