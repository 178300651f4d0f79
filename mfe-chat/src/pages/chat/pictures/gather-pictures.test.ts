import { designWithPictures } from '../../../designer/export/own-pictures.fixture';
import { openDatabase } from '../keeping/database';
import { gatherPictures } from './gather-pictures';

jest.mock('../keeping/database', () => ({ openDatabase: jest.fn() }));

test.each([
  ['blocked', () => Promise.reject(new DOMException('', 'SecurityError'))],
  ['empty', async () => ({ get: async () => undefined })],
])('where storage is %s, a design is exported without its own pictures', async (_how, answer) => {
  jest.mocked(openDatabase).mockImplementation(answer as unknown as typeof openDatabase);
  expect(await gatherPictures(designWithPictures(), false)).toEqual({});
});
