import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HEADERS } from '../../../shared/kit/src/headers.ts';
import { toolFile } from './tools.ts';

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** Mozilla's scanner grades the headers and the page's own policy together. */
export async function expectGrade(port: number, certificate: string): Promise<void> {
  const scanner = toolFile('@mdn/mdn-http-observatory/src/scanner/index.js');
  const script = `
    const { scan } = await import(${JSON.stringify(scanner)});
    console.log(JSON.stringify(await scan('localhost:${port}')));
  `;
  const { scan, tests } = JSON.parse(await runScan(script, certificate)) as Scan;
  const parts = Object.entries(tests).map(
    ([name, { scoreModifier, result }]) => `${name} ${scoreModifier} (${result})`,
  );
  console.log(`HTTP Observatory: ${scan.grade}, ${scan.score} points\n  ${parts.join('\n  ')}`);
  deepEqual(
    Object.entries(tests).filter(([, { pass }]) => !pass),
    [],
  );
  equal(scan.grade, 'A+');
  ok(scan.score >= 130, `${scan.score} points`);
}

/** Node reads trusted certificates only at startup, so the scan runs in its own process. */
function runScan(script: string, certificate: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: certificate,
        NO_PROXY: 'localhost',
        no_proxy: 'localhost',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The scanner ended with ${code}.`)),
    );
  });
}

interface Evaluator {
  CspEvaluator: new (policy: unknown) => {
    evaluate: () => { severity: number; directive: string; description: string }[];
  };
}
interface Parser {
  CspParser: new (policy: string) => { csp: unknown };
}

/** The evaluator's severities: 10 high, 20 syntax, 40 medium. */
const MEDIUM = 40;

/** Runs Google's evaluator on a page with the scene and on one without. */
export function expectNoHighFinding(root: string): void {
  const load = createRequire(import.meta.url);
  const { CspEvaluator } = load(toolFile('csp_evaluator/dist/evaluator.js')) as Evaluator;
  const { CspParser } = load(toolFile('csp_evaluator/dist/parser.js')) as Parser;
  for (const page of ['index.html', 'pricing/index.html']) {
    const html = readFileSync(path.join(root, page), 'utf8');
    const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const both = `${meta}; ${HEADERS.documents['Content-Security-Policy']}`;
    const findings = new CspEvaluator(new CspParser(both).csp).evaluate();
    deepEqual(
      findings.filter(({ severity }) => severity < MEDIUM),
      [],
      page,
    );
  }
}
