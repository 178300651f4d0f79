/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { componentSchema, type ComponentType } from '../model/components';
import { id } from '../model/parts';
import { crawl } from '../render/dead-taps.fixture';
import { fetchViews } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { stillPhone } from '../render/still-phone';
import { flatten, type FlatChild } from '../svg/flatten';
import { componentTypes, exampleDesign, exampleDesigns, exampleScreen } from './example-designs';
import { componentReferences } from './references.generated';

beforeAll(async () => {
  await fetchViews(componentTypes);
  await fetchPictures(pictureNames);
});

function drawnIn(nodes: readonly FlatChild[], name: string): readonly FlatChild[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { children = [], ...props } = node.props;
    return (props as Record<string, unknown>)['data-id'] === name
      ? children
      : drawnIn(children, name);
  });
}

describe.each(componentTypes)('the example of %s', (type) => {
  const design = exampleDesign([type]);
  const screen = exampleScreen(type);

  test('draws in a page', () => {
    const html = renderToStaticMarkup(<PhoneScreen phone={stillPhone(design, screen, 'live')} />);
    expect(html).toMatch(new RegExp(`data-id="${type}"[^>]*><`));
  });

  test('draws as a picture', () => {
    const tree = flatten(<PhoneScreen phone={stillPhone(design, screen, 'static')} />);
    expect(drawnIn(tree, type)).not.toEqual([]);
  });

  test('reacts wherever it is tapped, and its names contain the visible text', () => {
    const { taps: _, ...faults } = crawl(design);
    expect(faults).toEqual({ dead: [], missed: [], misnamed: [] });
  });
});

test('a few apps contain the examples of all types', () => {
  const drawn = exampleDesigns().flatMap(({ screens }) =>
    screens.flatMap(({ components }) => components.map((component) => component.type)),
  );
  expect(new Set(drawn)).toEqual(new Set(componentTypes));
  for (const design of exampleDesigns())
    expect(crawl(design)).toMatchObject({ dead: [], missed: [], misnamed: [] });
});

function idKeysIn(schema: unknown, key = ''): string[] {
  const {
    shape,
    element,
    innerType,
    options = [],
  } = (
    schema as {
      _zod: {
        def: Record<'element' | 'innerType', unknown> & {
          shape?: Record<string, unknown> & { do?: unknown };
          options?: unknown[];
        };
      };
    }
  )._zod.def;
  if (schema === id) return [key];
  // Actions declare their own references.
  if (shape?.do) return [];
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, each]) => idKeysIn(each, name)),
    ...[element, innerType, ...options].flatMap((each) => (each ? idKeysIn(each, key) : [])),
  ];
}

test('declares every key that names a screen or component as a reference in the spec', () => {
  for (const schema of componentSchema.def.options) {
    const [type] = schema.shape.type.def.values;
    const named = JSON.stringify(componentReferences[type as ComponentType] ?? {});
    for (const key of idKeysIn(schema).filter((each) => each !== 'id'))
      expect([type, named]).toEqual([type, expect.stringContaining(`"${key}":`)]);
  }
});
