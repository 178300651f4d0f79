const irregular: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'am'],
  do: ['does', 'did', 'done'],
  go: ['goes', 'went', 'gone'],
  have: ['has', 'had'],
};

const doubles = /[^aeiou][aeiou][bdgklmnprt]$/u;

function formsOf(base: string): string[] {
  const forms = [base, ...(irregular[base] ?? [])];
  forms.push(
    /(?:s|x|z|ch|sh|o)$/u.test(base)
      ? `${base}es`
      : /[^aeiou]y$/u.test(base)
        ? `${base.slice(0, -1)}ies`
        : `${base}s`,
  );
  const stem = base.endsWith('e') && !/(?:ee|ye|oe)$/u.test(base) ? base.slice(0, -1) : base;
  forms.push(`${stem}ing`);
  if (base.endsWith('ie')) forms.push(`${base.slice(0, -2)}ying`);
  if (doubles.test(base)) forms.push(`${base}${base.at(-1)}ing`);
  return forms;
}

/** Maps present forms of English verbs to base forms: “scheduling”, “gets”. */
export function baseForms(verbs: readonly string[]): ReadonlyMap<string, string> {
  const bases = new Map<string, string>();
  for (const base of verbs)
    for (const form of formsOf(base)) if (!bases.has(form)) bases.set(form, base);
  return bases;
}
