/** Units of one quantity: name, sign, and factor to the first unit. */
const measures = [
  [
    [/\b(?:km|kilomet(?:er|re)s?|kms)\b/iu, 'km', 1],
    [/\b(?:mi|miles?)\b/iu, 'mi', 1.609],
    [/\bmet(?:er|re)s\b/iu, 'm', 0.001],
  ],
  [
    [/\b(?:kg|kilos?|kilograms?)\b/iu, 'kg', 1],
    [/\b(?:lbs?|pounds?)\b/iu, 'lb', 0.4536],
  ],
  [
    [/\b(?:cm|centimet(?:er|re)s?)\b/iu, 'cm', 1],
    [/\b(?:mm|millimet(?:er|re)s?)\b/iu, 'mm', 0.1],
    [/\b(?:inch(?:es)?)\b/iu, 'in', 2.54],
  ],
  [
    [/\b(?:l|lit(?:er|re)s?)\b/iu, 'l', 1],
    [/\b(?:gal|gallons?)\b/iu, 'gal', 3.785],
  ],
  [
    [/\b(?:ml|millilit(?:er|re)s?)\b/iu, 'ml', 1],
    [/\b(?:oz|ounces?)\b/iu, 'oz', 29.57],
  ],
] as const;

const figureOf = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value >= 10 ? 0 : 1 }).format(value);

/** Returns a text with its figures converted to the unit that `to` names: “2.4 km” becomes “1.5 mi”. */
export function inUnit(text: string, to: string): string {
  for (const units of measures) {
    const wanted = units.find(([said]) => said.test(to));
    if (!wanted) continue;
    return units.reduce((now, [, sign, size]) => {
      if (sign === wanted[1]) return now;
      const figures = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)(\\s?)${sign}(?!\\p{L})`, 'gu');
      return now.replaceAll(
        figures,
        (_, figure: string, space: string) =>
          `${figureOf((Number(figure.replaceAll(',', '')) * size) / wanted[2])}${space}${wanted[1]}`,
      );
    }, text);
  }
  return text;
}
