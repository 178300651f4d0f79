const signs = [
  ['R$', /R\$|\b(?:brl|reais)\b/iu],
  ['€', /€|\beur(?:os?)?\b|евро|ユーロ|유로|欧元|يورو/iu],
  ['$', /\$|\b(?:usd|dollars?|d[oó]lar(?:es)?|dollari|dolar)\b|доллар|ドル|달러|美元|دولار/iu],
  ['£', /£|\b(?:gbp|pounds?|quid|libras?|pfund)\b/iu],
  ['¥', /¥|\b(?:yen|yuan)\b|円|元|块/iu],
  ['₩', /₩|원/u],
  ['₺', /₺|\b(?:tl|lira)\b/iu],
  ['₽', /₽|руб/iu],
  ['₹', /₹|\b(?:inr|rupees?|rupias?|roupies?|rupien?|rupie)\b/iu],
  ['zł', /\bzł|\b(?:pln|zloty(?:s|ch)?|złoty(?:ch)?)\b/iu],
  ['Rp', /\b(?:idr|rupiahs?)\b/iu],
  ['CHF', /\b(?:chf|francs?|franchi|franken)\b/iu],
  ['kr', /\b(?:kr|kronor|kroner|krona|krone|sek|nok|dkk)\b/iu],
  ['₪', /₪|\b(?:ils|shekels?)\b/iu],
  ['₫', /₫|\b(?:vnd|dong)\b/iu],
  ['฿', /฿|\b(?:thb|baht)\b/iu],
  ['₦', /₦|\b(?:ngn|naira)\b/iu],
  ['₴', /₴|\b(?:uah|hryvnias?)\b/iu],
] as const;

/** A sign of letters stands apart from its figure. */
export const beforeFigure = (money: string): string =>
  /\p{L}$/u.test(money) ? `${money} ` : money;

/** The sign of the money that a text names. */
export const currencyIn = (text: string): string | undefined =>
  signs.find(([, said]) => said.test(text))?.[0];
