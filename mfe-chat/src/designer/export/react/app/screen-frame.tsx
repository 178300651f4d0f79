import type { ReactNode } from 'react';
import type { Phone } from '../../../render/phone';
import { Box, Scroll } from '../../../render/primitives';
import { HomeBar, StatusBar } from '../../../render/status-bar';
import { TabBar } from '../../../render/tab-bar';

interface ScreenFrameProps {
  phone: Phone;
  above?: ReactNode;
  children?: ReactNode;
}

/** One screen, 390 × 844 px: status bar, scrolling content, tabs. */
export function ScreenFrame({ phone, above, children }: ScreenFrameProps) {
  const { design, screen, paint } = phone;
  const hasTabs = screen.tabBar && design.tabs.length > 0;
  return (
    <Box
      as="div"
      dir={design.direction}
      data-screen={screen.id}
      style={{
        width: 390,
        height: 844,
        position: 'relative',
        overflow: 'hidden',
        ...paint.fill(screen.ground),
        border: 'none',
        boxShadow: 'none',
      }}
    >
      <Box
        style={{
          paddingBottom: 1,
          marginBottom: -1,
          backgroundColor: screen.top === screen.ground ? 'transparent' : paint.ground(screen.top),
        }}
      >
        <StatusBar phone={phone} />
      </Box>
      <Scroll phone={phone} axis="y" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        {children}
        <Box aria-hidden style={{ height: above ? 96 : 28 }} />
      </Scroll>
      {hasTabs && <TabBar phone={phone} />}
      {above && (
        <Box
          as="div"
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: hasTabs ? 98 : 32,
            alignItems: 'center',
          }}
        >
          {above}
        </Box>
      )}
      <HomeBar phone={phone} on={hasTabs && design.tabLook !== 'pill' ? 'bar' : screen.ground} />
    </Box>
  );
}
