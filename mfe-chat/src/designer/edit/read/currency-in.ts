const signs = [
  ['€', /€|\beur(?:os?)?\b|евро|ユーロ|유로|欧元|يورو/iu],
  ['$', /\$|\b(?:usd|dollars?|d[oó]lar(?:es)?|dollari|dolar)\b|доллар|ドル|달러|美元|دولار/iu],
  ['£', /£|\b(?:gbp|pounds?|quid|libras?|pfund)\b/iu],
  ['¥', /¥|\b(?:yen|yuan)\b|円|元|块/iu],
  ['₩', /₩|원/u],
  ['₺', /₺|\b(?:tl|lira)\b/iu],
  ['₽', /₽|руб/iu],
] as const;

/** The sign of the money that a text names. */
export const currencyIn = (text: string): string | undefined =>
  signs.find(([, said]) => said.test(text))?.[0];
