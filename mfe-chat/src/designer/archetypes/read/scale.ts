/** A scale: “how stiff she was from 1 to 5”. */
export function scaleIn(fact: string): { label: string; items: string[] } | undefined {
  const scale =
    /^(.{3,40}?)\s*[,(]?\s*(?:\p{L}+\s)?(\d)\s*(?:[-–]|\p{L}{1,3})\s*(\d{1,2})\)?$/iu.exec(fact);
  const [, label = '', from, to] = scale ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (!scale || !(most > least) || most - least > 9) return undefined;
  return {
    label,
    items: Array.from({ length: most - least + 1 }, (_, step) => String(least + step)),
  };
}
