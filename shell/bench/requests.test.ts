import { bytesOf, hops, levels, type SeenRequest } from './requests';

function request(url: string, initiator: string, more: Partial<SeenRequest> = {}): SeenRequest {
  return { url, initiator, type: 'Script', start: 0, end: 1, bytes: 100, ...more };
}

const requests = [
  request('/', '', { type: 'Document', bytes: 900 }),
  request('/shell.js', '/'),
  request('/remote.js', 'about:client'),
  request('/page.js', '/remote.js'),
  request('/part.js', '/page.js', { bytes: 50 }),
];

test('hops count the document and every request in the initiator chain', () => {
  expect([...hops(requests).values()]).toEqual([1, 2, 2, 3, 4]);
});

test('a file with a circular initiator chain still ends at the document', () => {
  const circle = [
    request('/', '', { type: 'Document' }),
    request('/a.js', '/b.js'),
    request('/b.js', '/a.js'),
    request('/c.js', '/c.js'),
  ];
  expect(Math.max(...hops(circle).values())).toBeLessThanOrEqual(3);
});

test('levels count only the given requests but follow all initiators', () => {
  expect(levels(requests, requests.slice(0, 3))).toBe(1);
  expect(levels(requests, requests)).toBe(3);
  expect(levels(requests, [])).toBe(0);
});

test('bytes are summed by type', () => {
  expect(bytesOf(requests, 'Script')).toBe(350);
  expect(bytesOf(requests, 'Font')).toBe(0);
});
