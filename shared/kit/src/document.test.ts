import { renderDocument, type DocumentParts } from './document';

const parts: DocumentParts = {
  head: { title: 'A & B', description: 'Say "hello" <here>', tags: [] },
  body: '<h1>Words</h1>',
  bodyEnd: '',
  registry: { routes: { chat: ['/a'] }, here: null },
  sheets: [{ name: 'shell', css: 'h1{color:red}' }],
  fonts: [],
  inlineScript: 'theme()',
  entry: { href: '/assets/shell.js', integrity: 'sha384-s' },
  preloads: [{ href: '/r/chat/1/remoteEntry.js', integrity: 'sha384-r' }],
  trustedTypes: ['appling-shell'],
  config: { endpoints: {} },
  otherScripts: [],
};

test('puts the policy first in the head, with the hash of every inlined sheet', () => {
  const html = renderDocument(parts);
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeLessThan(html.indexOf('<style'));
  expect(policy).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain("'sha256-");
  expect(html).not.toContain('unsafe-inline');
});

test('moves style attributes, which the policy forbids, into a hashed sheet', () => {
  const html = renderDocument({
    ...parts,
    body: '<p style="width:50%;--x:&quot;a&quot;">half</p>',
  });
  expect(html).toContain('<p data-served-style="width:50%;--x:&quot;a&quot;">half</p>');
  expect(html).toContain('[data-served-style="width:50%;--x:\\"a\\""]{width:50%;--x:"a"}');
  expect(html).not.toMatch(/<p style=/);
});

test('ignores style= in text and in other attributes', () => {
  const body = '<p title="a style=&quot;b&quot;">use style="x" here</p>';
  expect(renderDocument({ ...parts, body })).toContain(body);
});

test('escapes text in the head and in data blocks', () => {
  const registry = { routes: { chat: ['</script><script>alert(1)</script>'] }, here: null };
  const html = renderDocument({ ...parts, registry });
  expect(html).not.toContain('</script><script>alert');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('content="Say &quot;hello&quot; &lt;here>"');
});

test('allows origins of other scripts, and WebAssembly, only on their page', () => {
  expect(renderDocument(parts)).not.toContain('wasm-unsafe-eval');
  const html = renderDocument({
    ...parts,
    otherScripts: [{ origins: ['https://unpkg.com'], wasm: true }],
  });
  expect(html).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/unpkg\.com 'wasm-unsafe-eval'/);
  expect(html).toContain("connect-src 'self' blob: https://unpkg.com");
});

test('allows the origin of a form endpoint once', () => {
  const endpoints = {
    newsletter: 'https://forms.example/list',
    contact: 'https://forms.example/letters',
  };
  const html = renderDocument({ ...parts, config: { ...parts.config, endpoints } });
  expect(html).toContain("connect-src 'self' https://forms.example;");
});

test('allows a report origin only if it is another origin', () => {
  const connect = (reports?: string) =>
    /connect-src [^;]*/.exec(
      renderDocument({ ...parts, config: { ...parts.config, reports } }),
    )?.[0];
  expect(connect()).toBe("connect-src 'self'");
  expect(connect('/reports')).toBe("connect-src 'self'");
  expect(connect('https://reports.example/appling')).toBe(
    "connect-src 'self' https://reports.example",
  );
});
