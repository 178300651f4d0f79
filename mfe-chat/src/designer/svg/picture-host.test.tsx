/** @jest-environment node */
import { apps } from '../compose/shown.fixture';
import { componentTypes } from '../components/example-designs';
import { pictureNames } from '../drawings/picture-names';
import { fetchPictures } from '../drawings/pictures';
import { fetchViews } from '../render/drawable';
import { PhoneScreen } from '../render/phone-screen';
import { stillPhone } from '../render/still-phone';
import { flatten, type FlatChild, type FlatNode } from './flatten';

const nodesIn = (node: FlatChild): FlatNode[] =>
  typeof node === 'string' ? [] : [node, ...(node.props.children ?? []).flatMap(nodesIn)];

test('draws no interactive elements or button styles in a picture', async () => {
  await fetchViews(componentTypes);
  await fetchPictures(pictureNames);
  const drawn = Object.values(apps).flatMap((design) =>
    design.screens.flatMap(({ id }) =>
      flatten(<PhoneScreen phone={stillPhone(design, id, 'static')} />),
    ),
  );
  const nodes = drawn.flatMap(nodesIn);
  const tags = new Set(nodes.map(({ type }) => type));
  for (const tag of ['button', 'input', 'textarea']) expect(tags).not.toContain(tag);
  for (const tag of ['svg', 'path', 'circle', 'rect']) expect(tags).toContain(tag);
  for (const { props } of nodes) {
    expect(Object.keys(props).filter((name) => /^on[A-Z]/.test(name))).toEqual([]);
    expect(props.style ?? {}).not.toHaveProperty('cursor');
  }
});
