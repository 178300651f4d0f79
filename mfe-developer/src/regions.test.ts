import { api } from './pages/api/api.content';
import { status } from './pages/status/status.content';

test("the API's map shows the regions of the status page", () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect(names(api.map.regions)).toEqual(names(status.regions.list));
});

test('the API and the status page state the same response time', () => {
  expect(api.features[0]?.description).toContain('under 100 ms');
  expect(status.metrics[1]?.target).toBe('under 100 ms');
});
