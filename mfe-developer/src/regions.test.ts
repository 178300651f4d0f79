import { api } from './pages/api/api.content';
import { status } from './pages/status/status.content';

test('the map of the API shows the regions that the status page reports', () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect(names(api.map.regions)).toEqual(names(status.regions.list));
});

test('the API promises the response time that the status page measures', () => {
  expect(api.features[0]?.description).toContain('under 100 ms');
  expect(status.metrics[1]?.target).toBe('under 100 ms');
});
