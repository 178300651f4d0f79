import { fetchOnce } from './fetch-once';

test('loads once and keeps the result', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  const part = fetchOnce(load);
  expect(part.known()).toBeUndefined();
  await Promise.all([part.fetch(), part.fetch()]);
  await expect(part.fetch()).resolves.toBe('part');
  expect(part.known()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load on the next request', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  load.mockRejectedValueOnce(new Error('offline'));
  const part = fetchOnce(load);
  await expect(part.fetch()).rejects.toThrow('offline');
  expect(part.known()).toBeUndefined();
  await expect(part.fetch()).resolves.toBe('part');
});
