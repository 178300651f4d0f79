import { escape } from '../../../designer/export/markup';
import { attributes, roundedPath } from './svg-shapes';

test('text stays text in markup', () => {
  const text = `<script>alert("x")</script> & 'y' \u0000`;
  const parsed = new DOMParser().parseFromString(`<t>${escape(text)}</t>`, 'text/xml');
  expect(parsed.documentElement.textContent).toBe(`<script>alert("x")</script> & 'y' `);
  expect(parsed.documentElement.childElementCount).toBe(0);
});

test('attributes are quoted, short, and left out when empty', () => {
  expect(attributes({ x: 1.23456, id: 'a"b', fill: undefined, d: '' })).toBe(
    ' x="1.23" id="a&quot;b"',
  );
});

test('each corner of a rectangle has its own radius, no larger than half its side', () => {
  const box = { x: 10, y: 20, width: 100, height: 40 };
  expect(roundedPath(box, [0, 0, 0, 0])).toBe('M10 20H110V60H10V20Z');
  expect(roundedPath(box, [8, 0, 99, 0])).toBe(
    'M18 20H110V40a20 20 0 0 1 -20 20H10V28a8 8 0 0 1 8 -8Z',
  );
});
