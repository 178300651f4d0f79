import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Phone } from '../../../render/phone';
import { Box, Scroll } from '../../../render/primitives';
import { TabBar } from '../../../render/tab-bar';
import { nativeStyle } from '../host/native-style';
import { useUnit } from '../host/unit';

interface ScreenFrameProps {
  phone: Phone;
  above?: ReactNode;
  children?: ReactNode;
}

/** Space for the phone's navigation bar, in px. */
const KEPT = 30;

export function ScreenFrame({ phone, above, children }: ScreenFrameProps) {
  const { design, screen, paint } = phone;
  const unit = useUnit();
  const { top, bottom } = useSafeAreaInsets();
  const hasTabs = screen.tabBar && design.tabs.length > 0;
  const below = hasTabs ? Math.max(0, bottom - KEPT * unit) : bottom;
  const floor = hasTabs && design.tabLook !== 'pill' ? 'bar' : screen.ground;
  const ground = { ...paint.fill(screen.ground), border: 'none', boxShadow: 'none' };
  return (
    <View testID={`screen-${screen.id}`} style={[{ flex: 1 }, nativeStyle(ground, unit)]}>
      <View
        style={{
          height: top + 8,
          backgroundColor: screen.top === screen.ground ? 'transparent' : paint.ground(screen.top),
        }}
      />
      <Scroll phone={phone} axis="y" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        {children}
        <Box style={{ height: above ? 96 : 28 }} />
      </Scroll>
      {hasTabs && <TabBar phone={phone} />}
      {above && (
        <View
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: below + (hasTabs ? 98 : 32) * unit,
            alignItems: 'center',
          }}
        >
          {above}
        </View>
      )}
      <View
        style={{
          height: below,
          backgroundColor: floor === screen.ground ? 'transparent' : paint.ground(floor),
        }}
      />
    </View>
  );
}
