/** @jest-environment node */
import { fromJSONSchema } from 'zod';
import { applyStyle } from './designer/edit/looks';
import { firstDesign } from './designer/first-design';
import { publicSchemas } from './public-schemas.generated';
import routes from './routes';

const published = (path: string) => {
  const file = publicSchemas().find((each) => each.path === path);
  return fromJSONSchema(
    JSON.parse(file?.content ?? 'null') as Parameters<typeof fromJSONSchema>[0],
  );
};

test('the route table publishes the schemas', () => {
  expect(routes.publicFiles?.map(({ path }) => path)).toEqual([
    '/schemas/app-design-2.json',
    '/schemas/edit-log-2.json',
    '/schemas/pack-1.json',
  ]);
});

test('the published schema of a design accepts a valid one and rejects an invalid one', () => {
  const schema = published('/schemas/app-design-2.json');
  expect(schema.safeParse(firstDesign).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...firstDesign, version: 1 }).success).toBe(false);
  expect(schema.safeParse({ ...firstDesign, idea: '' }).success).toBe(false);
});

test('the published schema of an edit log accepts a valid one and rejects an invalid one', () => {
  const schema = published('/schemas/edit-log-2.json');
  const { palette } = applyStyle(firstDesign, 'minimal').look;
  const log = (operation: object) => ({ base: firstDesign, operations: [operation], at: 1 });
  expect(schema.safeParse(log({ op: 'theme.palette', palette })).success).toBe(true);
  expect(schema.safeParse(log({ op: 'several', operations: [] })).success).toBe(true);
  expect(schema.safeParse(log({ op: 'theme.palette' })).success).toBe(false);
  expect(schema.safeParse(log({ op: 'of.tomorrow' })).success).toBe(false);
});
