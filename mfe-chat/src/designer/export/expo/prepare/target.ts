import type { Target } from '../../project/prepare/target';

const host = (name: string) => `export/expo/host/${name}`;

export const target: Target = {
  id: 'expo',
  instead: {
    ...Object.fromEntries(
      ['box', 'drawing', 'input', 'pad', 'scroll', 'tap', 'text'].map((name) => [
        `render/primitives/web/${name}`,
        host(name),
      ]),
    ),
    'themes/families': host('families'),
  },
  edit: () => [],
};
