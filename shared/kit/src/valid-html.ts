import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <br/>, checked="", dateTime, and ids such as _R_1_. All are valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A list or a group may have a name; the rule is for elements without a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // One origin, immutable addresses; release.json has the hashes.
    'require-sri': 'off',
    // A technique, not a criterion: a search that filters while typing has no submit button.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** Validates every page of a composed site; returns one sentence for each error. */
export async function checkHtml(site: string): Promise<string[]> {
  const problems: string[] = [];
  for (const file of pagesOf(site)) {
    problems.push(...(await faultsOf(file, readFileSync(path.join(site, file), 'utf8'))));
  }
  return problems;
}

export async function faultsOf(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ message, ruleId, selector }) =>
        `${file}: ${message} (${ruleId}) at ${selector ?? 'the document'}`,
    );
}

function pagesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:r|assets)[/\\]/.test(file))
    .sort();
}
