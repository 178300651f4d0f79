import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { floating } from '../../components/drawing.generated';
import { exampleDesign, exampleScreen } from '../../components/example-designs';
import { makeDrawable } from '../../render/drawable';
import type { Phone } from '../../render/phone';
import { PhoneScreen } from '../../render/phone-screen';
import { stillPhone } from '../../render/still-phone';
import { ScreenFrame as ExpoFrame } from '../expo/app/screen-frame';
import { ScreenFrame as ReactFrame } from '../react/app/screen-frame';

jest.mock(
  'react-native',
  () => ({
    Platform: { OS: 'web' },
    View: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
  }),
  { virtual: true },
);
jest.mock(
  'react-native-safe-area-context',
  () => ({ useSafeAreaInsets: () => ({ top: 0, bottom: 0 }) }),
  { virtual: true },
);

/** Height of the last element of the scrolling content. */
function spaceAtEnd(frame: ReactElement): string | undefined {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(frame);
  const scrolling = [...page.querySelectorAll('div')].find(({ style }) => style.flexGrow === '1');
  const last = scrolling?.lastElementChild;
  return last instanceof HTMLElement ? last.style.height : undefined;
}

const phoneWith = (type: 'button' | 'floating-button'): Phone => ({
  ...stillPhone(exampleDesign([type]), exampleScreen(type), 'live'),
  live: true,
});

test.each(['button', 'floating-button'] as const)(
  'projects leave the same space below the content as the preview: %s',
  async (type) => {
    const phone = phoneWith(type);
    await makeDrawable(phone.design);
    const above = floating.has(type) ? <p>Add</p> : undefined;
    const space = spaceAtEnd(<PhoneScreen phone={phone} />);
    expect(space).toBe(floating.has(type) ? '96px' : '28px');
    for (const Frame of [ReactFrame, ExpoFrame])
      expect(spaceAtEnd(<Frame phone={phone} above={above} />)).toBe(space);
  },
);
