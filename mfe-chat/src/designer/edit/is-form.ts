/** Tells whether two words, without case and accents, are forms of one: “sortie” and “sorties”. */
export const isForm = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isLonger = short.length > 3 && long.length - short.length < 3;
  return short === long || (isLonger && long.startsWith(short));
};
