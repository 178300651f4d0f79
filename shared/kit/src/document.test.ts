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

test('the policy is the first thing in the head and names the hash of every inlined sheet', () => {
  const html = renderDocument(parts);
  const policy = html.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeLessThan(html.indexOf('<style'));
  expect(policy).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain("'sha256-");
  expect(html).not.toContain('unsafe-inline');
});

test('a style attribute becomes a rule of a hashed sheet, since the policy forbids it', () => {
  const html = renderDocument({
    ...parts,
    body: '<p style="width:50%;--x:&quot;a&quot;">half</p>',
  });
  expect(html).toContain('<p data-served-style="width:50%;--x:&quot;a&quot;">half</p>');
  expect(html).toContain('[data-served-style="width:50%;--x:\\"a\\""]{width:50%;--x:"a"}');
  expect(html).not.toMatch(/<p style=/);
});

test('the word style= inside text or another attribute is left alone', () => {
  const body = '<p title="a style=&quot;b&quot;">use style="x" here</p>';
  expect(renderDocument({ ...parts, body })).toContain(body);
});

test('text in the head and in data blocks cannot leave its place', () => {
  const registry = { routes: { chat: ['</script><script>alert(1)</script>'] }, here: null };
  const html = renderDocument({ ...parts, registry });
  expect(html).not.toContain('</script><script>alert');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('content="Say &quot;hello&quot; &lt;here>"');
});

test('scripts from elsewhere open their origins, and WebAssembly, on that page alone', () => {
  expect(renderDocument(parts)).not.toContain('wasm-unsafe-eval');
  const html = renderDocument({
    ...parts,
    otherScripts: [{ origins: ['https://unpkg.com'], wasm: true }],
  });
  expect(html).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/unpkg\.com 'wasm-unsafe-eval'/);
  expect(html).toContain("connect-src 'self' blob: https://unpkg.com");
});

test('a connected form opens the origin that it is sent to, once', () => {
  const endpoints = {
    newsletter: 'https://forms.example/list',
    contact: 'https://forms.example/letters',
  };
  const html = renderDocument({ ...parts, config: { ...parts.config, endpoints } });
  expect(html).toContain("connect-src 'self' https://forms.example;");
});

test('only an operator who takes reports elsewhere opens the policy for it, and for nothing but that origin', () => {
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
