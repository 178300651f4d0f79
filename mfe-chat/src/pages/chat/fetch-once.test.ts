import { fetchOnce } from './fetch-once';

test('what has come is kept, and nobody asks twice', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  const part = fetchOnce(load);
  expect(part.known()).toBeUndefined();
  await Promise.all([part.fetch(), part.fetch()]);
  await expect(part.fetch()).resolves.toBe('part');
  expect(part.known()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be had is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  load.mockRejectedValueOnce(new Error('offline'));
  const part = fetchOnce(load);
  await expect(part.fetch()).rejects.toThrow('offline');
  expect(part.known()).toBeUndefined();
  await expect(part.fetch()).resolves.toBe('part');
});
