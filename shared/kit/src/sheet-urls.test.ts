/** @jest-environment node */
import { packageFilesIn, withUrls } from './sheet-urls';

const sheet = `@font-face{src:url(@fontsource/anton/files/anton.woff2)}
@font-face{src:url('@fontsource/anton/files/anton.woff2')}
a{mask:url(#m);background:url("data:image/svg+xml,%3Csvg%3E");src:url(/assets/a.woff2)}
b{background:url(https://a.example/b.png)}`;

test('finds each file of a package once, and nothing else', () => {
  expect(packageFilesIn(sheet)).toEqual(['@fontsource/anton/files/anton.woff2']);
});

test('changes relative addresses only', () => {
  const changed = withUrls(sheet, () => 'anton.0123456789.woff2');
  expect(changed.match(/anton\.0123456789\.woff2/g)).toHaveLength(2);
  for (const kept of ['url(#m)', 'url("data:image/svg+xml,%3Csvg%3E")', 'url(/assets/a.woff2)'])
    expect(changed).toContain(kept);
  expect(changed).toContain('url(https://a.example/b.png)');
});
