import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** All that html-validate recommends, for whole documents, less what only says how HTML is written out. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's way of writing: <br/>, checked="", dateTime, ids such as _R_1_. All of it is valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A list or a group may have a name of its own; the rule means elements without a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // One origin, immutable addresses; the releases' hashes stand in release.json.
    'require-sri': 'off',
    // A technique, not a criterion: a search that finds while one types has nothing to submit.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/**
 * Validates every page of a composed site.
 *
 * @param site absolute path of its folder
 * @returns one sentence for each fault, and none when all is well
 */
export async function checkHtml(site: string): Promise<string[]> {
  const problems: string[] = [];
  for (const file of pagesOf(site)) {
    problems.push(...(await faultsOf(file, readFileSync(path.join(site, file), 'utf8'))));
  }
  return problems;
}

/** Faults of one document, each with the place of the element. */
export async function faultsOf(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ message, ruleId, selector }) =>
        `${file}: ${message} (${ruleId}) at ${selector ?? 'the document'}`,
    );
}

/** Every HTML file; those of releases are nobody's pages. */
function pagesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:r|assets)[/\\]/.test(file))
    .sort();
}
