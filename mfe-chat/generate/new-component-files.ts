import { viewName } from './read-component.ts';

/** Returns the files of a new component by path inside its folder. */
export function newComponentFiles(type: string): Record<string, string> {
  const view = viewName(type);
  const example = {
    type,
    id: type,
    title: view.replaceAll(/\B([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`),
    note: 'Drawn from its example',
  };
  return {
    'schema.ts': `import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('${type}', { title: word, note: z.optional(word) });
`,
    'view.tsx': `import type { Drawn } from '../../render/phone';
import { Box, Text } from '../../render/primitives';

export function ${view}({ component, phone }: Drawn<'${type}'>) {
  const { title, note } = component;
  return (
    <Box as="div" style={{ ...phone.paint.fill('surface', 'card'), padding: 18, gap: 4 }}>
      <Text phone={phone} on="surface" size={18} weight={660} face="display">
        {title}
      </Text>
      {note && (
        <Text phone={phone} on="surface" tone="muted" size={14}>
          {note}
        </Text>
      )}
    </Box>
  );
}
`,
    'example.json': `${JSON.stringify(example, null, 2)}\n`,
    'view.test.tsx': `import { render, screen } from '@testing-library/react';
import { PhoneScreen } from '../../render/phone-screen';
import { fetchViews } from '../../render/drawable';
import { stillPhone } from '../../render/still-phone';
import { exampleDesign, exampleScreen } from '../example-designs';

test('a ${type} shows its title and its note', async () => {
  await fetchViews(['${type}']);
  const design = exampleDesign(['${type}']);
  render(<PhoneScreen phone={stillPhone(design, exampleScreen('${type}'), 'live')} />);
  expect(screen.getByText('${example.title}')).toBeVisible();
  expect(screen.getByText('${example.note}')).toBeVisible();
});
`,
  };
}
