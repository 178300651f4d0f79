import { floating } from '../components/drawing.generated';
import { vocabularyOf } from '../model/vocabulary';
import { isWide, spaceBefore } from './draw';
import { drawInRole } from './in-role';
import type { Phone } from './phone';
import { Box, Scroll } from './primitives';
import { gutter } from './spacing';
import { HomeBar, StatusBar } from './status-bar';
import { TabBar } from './tab-bar';

interface PhoneScreenProps {
  phone: Phone;
}

/** One screen, 390 × 844 px, for browsers and pictures. */
export function PhoneScreen({ phone }: PhoneScreenProps) {
  const { design, screen, paint } = phone;
  const above = screen.components.filter((component) => floating.has(component.type));
  const flowing = screen.components.filter((component) => !floating.has(component.type));
  const hasTabs = screen.tabBar && design.tabs.length > 0;
  return (
    <Box
      as="div"
      dir={design.direction}
      data-screen={screen.id}
      data-kind={design.kind}
      data-archetype={design.archetype}
      data-subject={design.domain.one.toLowerCase()}
      data-style={design.look.style}
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
          // Overlaps by 1 px, because scaled pictures would show a seam.
          paddingBottom: 1,
          marginBottom: -1,
          backgroundColor: screen.top === screen.ground ? 'transparent' : paint.ground(screen.top),
        }}
      >
        <StatusBar phone={phone} />
      </Box>
      <Scroll phone={phone} axis="y" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        {flowing.map((component, index) => (
          <Box
            key={component.id}
            as="div"
            data-component={vocabularyOf(component.type)}
            data-id={component.id}
            style={{
              marginTop: spaceBefore(component, index, design.look),
              paddingLeft: isWide(component.type) ? 0 : gutter,
              paddingRight: isWide(component.type) ? 0 : gutter,
            }}
          >
            {drawInRole(component, phone)}
          </Box>
        ))}
        {phone.live && <Box aria-hidden style={{ height: above.length > 0 ? 96 : 28 }} />}
      </Scroll>
      {hasTabs && <TabBar phone={phone} />}
      {above.map((component) => (
        <Box
          key={component.id}
          as="div"
          data-component={vocabularyOf(component.type)}
          data-id={component.id}
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: hasTabs ? 98 : 32,
            alignItems: 'center',
          }}
        >
          {drawInRole(component, phone)}
        </Box>
      ))}
      <HomeBar phone={phone} on={hasTabs && design.tabLook !== 'pill' ? 'bar' : screen.ground} />
    </Box>
  );
}
