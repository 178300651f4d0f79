const signs = [
  ['R$', /R\$|\bBRL\b/u],
  ['€', /€|\beur(?:os?)?\b|евро|ユーロ|유로|欧元|يورو/iu],
  ['$', /\$|\b(?:usd|dollars?|d[oó]lar(?:es)?|dollari|dolar)\b|доллар|ドル|달러|美元|دولار/iu],
  ['£', /£|\b(?:gbp|pounds?|quid|libras?|pfund)\b/iu],
  ['¥', /¥|\b(?:yen|yuan)\b|円|元|块/iu],
  ['₩', /₩|원/u],
  ['₺', /₺|\b(?:tl|lira)\b/iu],
  ['₽', /₽|руб/iu],
  // Lower-case codes are words in some languages: “ils”, “sek”.
  ['₹', /₹|\b(?:INR|[Rr]upees?|[Rr]upias?|[Rr]oupies?|[Rr]upien?)\b/u],
  ['zł', /\bzł|\b(?:PLN|[Zz]loty(?:s|ch)?|[Zz]łoty(?:ch)?)\b/u],
  ['Rp', /\b(?:IDR|[Rr]upiahs?)\b/u],
  ['CHF', /\b(?:CHF|[Ff]rancs?|[Ff]ranken)\b/u],
  ['kr', /\b(?:SEK|NOK|DKK|[Kk]ronor|[Kk]roner|[Kk]rona|[Kk]rone)\b/u],
  ['₪', /₪|\b(?:ILS|[Ss]hekels?)\b/u],
  ['₫', /₫|\bVND\b/u],
  ['฿', /฿|\b(?:THB|[Bb]aht)\b/u],
  ['₦', /₦|\b(?:NGN|[Nn]aira)\b/u],
  ['₴', /₴|\b(?:UAH|[Hh]ryvnias?)\b/u],
] as const;

/** Currencies written in letters need a space before the figure. */
export const beforeFigure = (money: string): string =>
  /\p{L}$/u.test(money) ? `${money} ` : money;

export const currencyIn = (text: string): string | undefined =>
  signs.find(([, said]) => said.test(text))?.[0];
