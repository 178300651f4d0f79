import { useFonts } from 'expo-font';
import { StatusBar } from 'expo-status-bar';
import { useMemo, useState, type ReactElement } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';
import type { AppDesign } from '../../../model/app-design';
import type { Look } from '../../../model/theme';
import type { Phone } from '../../../render/phone';
import { usePhone } from '../../../render/phone-state';
import { Toast } from '../../../render/toast';
import { luminance } from '../../../themes/color';
import { fontFiles } from '../host/fonts';
import { Unit, unitFor } from '../host/unit';
import { Page } from './page';
import { useScreenReader } from './use-screen-reader';
import { useBackButton } from './use-back-button';

interface AppProps {
  design: AppDesign;
  looks: Readonly<Record<Look['mode'], Look>>;
  /** `phone` follows the system setting. */
  wears: Look['mode'] | 'phone';
  /** By id. */
  screens: Readonly<Record<string, (props: { phone: Phone }) => ReactElement>>;
  start?: string;
}

export function App({ design, looks, wears, screens, start = design.start }: AppProps) {
  const [screenId, open] = useState(start);
  const [isLoaded, error] = useFonts(fontFiles);
  const set = useColorScheme() === 'dark' ? 'dark' : 'light';
  const look = looks[wears === 'phone' ? set : wears];
  const worn = useMemo(() => ({ ...design, look }), [design, look]);
  const { phone, said } = usePhone({ design: worn, screenId, onNavigate: open });
  const { width } = useWindowDimensions();
  useBackButton(phone);
  useScreenReader(phone, said);
  const Shown = screens[screenId];
  if (!isLoaded && !error) return null;
  return (
    <SafeAreaProvider initialMetrics={initialWindowMetrics}>
      <StatusBar
        style={luminance(phone.paint.ground(phone.screen.top)) > 0.35 ? 'dark' : 'light'}
      />
      <Unit.Provider value={unitFor(width)}>
        <Page phone={phone}>
          {Shown && <Shown key={screenId} phone={phone} />}
          <Toast phone={phone} said={said} />
        </Page>
      </Unit.Provider>
    </SafeAreaProvider>
  );
}
