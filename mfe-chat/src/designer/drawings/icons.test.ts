import { icons } from './drawing-data';

/** Numbers per path command. */
const taken: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const number = /^[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)/;
const flag = /^[\s,]*[01]/;

/** The two flags of an arc are one digit each and may have no separator. */
function countIn(command: string, rest: string): number {
  let count = 0;
  for (let left = rest; left.trim() !== ''; count += 1) {
    const isFlag = command === 'a' && [3, 4].includes(count % 7);
    const [text] = (isFlag ? flag : number).exec(left) ?? [];
    if (text === undefined) return NaN;
    left = left.slice(text.length);
  }
  return count;
}

test.each(Object.entries(icons))('the outline of %s is a path that every browser draws', (_, d) => {
  expect(d).toMatch(/^M/);
  for (const [whole, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const each = taken[command] ?? NaN;
    const count = countIn(command, rest);
    const isWhole = each === 0 ? count === 0 : count > 0 && count % each === 0;
    expect({ whole, isWhole }).toEqual({ whole, isWhole: true });
  }
});
