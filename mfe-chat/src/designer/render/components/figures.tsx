import { Box, Row, Text } from '../primitives';
import type { Drawn } from '../phone';
import { tintGround } from './lead-mark';

export function Tiles({ component, phone }: Drawn<'tiles'>) {
  const stacked = phone.design.layout === 'list';
  return (
    <Row as="ul" style={{ gap: 12, flexWrap: 'wrap', alignItems: 'stretch' }}>
      {component.tiles.map(({ value, label, tint }) => {
        const ground = tintGround(tint);
        const shape = stacked
          ? ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: 14,
              width: 346,
              minHeight: 68,
            } as const)
          : { width: 167, minHeight: 128 };
        return (
          <Box
            key={label}
            as="li"
            style={{
              ...phone.paint.fill(ground, 'card'),
              padding: '16px 18px 16px 18px',
              ...shape,
            }}
          >
            <Text phone={phone} on={ground} size={34} weight={720} face="display">
              {value}
            </Text>
            <Text
              phone={phone}
              on={ground}
              size={15}
              weight={550}
              leading={1.2}
              style={{ flexShrink: 1 }}
            >
              {label}
            </Text>
          </Box>
        );
      })}
    </Row>
  );
}

export function StatsRow({ component, phone }: Drawn<'stats-row'>) {
  const on = phone.screen.ground;
  const { layout } = phone.design;
  const rule = `1.5px solid ${phone.paint.on(on)}`;
  if (layout === 'grid' || layout === 'cards') {
    return (
      <Row as="ul" style={{ gap: 8, alignItems: 'stretch' }}>
        {component.stats.map(({ value, label }) => (
          <Box
            key={label}
            as="li"
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              ...phone.paint.fill('surface', 'card'),
              padding: '12px 14px 12px 14px',
            }}
          >
            <Text phone={phone} on="surface" size={23} weight={720} face="display">
              {value}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={14} weight={550}>
              {label}
            </Text>
          </Box>
        ))}
      </Row>
    );
  }
  const stacked = layout === 'list';
  return (
    <Row
      as="ul"
      style={
        stacked
          ? { flexDirection: 'column', alignItems: 'stretch' }
          : { borderTop: rule, alignItems: 'stretch' }
      }
    >
      {component.stats.map(({ value, label }, index) => (
        <Box
          key={label}
          as="li"
          style={
            stacked
              ? {
                  flexDirection: 'row',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  borderTop: rule,
                  height: 36,
                }
              : {
                  flexGrow: 1,
                  flexShrink: 1,
                  flexBasis: 0,
                  paddingTop: 9,
                  paddingBottom: 2,
                  gap: 2,
                  ...(index === 0 ? {} : { borderLeft: rule, paddingLeft: 14 }),
                }
          }
        >
          <Text phone={phone} on={on} size={26} weight={720} face="display">
            {value}
          </Text>
          <Text phone={phone} on={on} size={15.5} weight={550}>
            {label}
          </Text>
        </Box>
      ))}
    </Row>
  );
}

export function BigNumber({ component, phone }: Drawn<'big-number'>) {
  const { label, value, minor, caption, strong, size } = component;
  const on = phone.screen.ground;
  return (
    <Box as="div">
      {label && (
        <Text phone={phone} on={on} tone="muted" size={15.5} weight={450}>
          {label}
        </Text>
      )}
      <Row
        style={{ alignItems: 'flex-end', marginLeft: strong ? -6 : -1, marginTop: label ? 4 : 0 }}
      >
        <Text
          phone={phone}
          on={on}
          size={size}
          weight={strong ? 780 : 740}
          face="display"
          leading={strong ? 0.84 : 1.02}
          tracking={strong ? -0.07 : -0.05}
        >
          {value}
        </Text>
        {minor && (
          <Text
            phone={phone}
            on={on}
            tone="muted"
            size={size * 0.46}
            weight={650}
            face="display"
            leading={1.3}
            tracking={-0.05}
          >
            {minor}
          </Text>
        )}
      </Row>
      {caption && (
        <Text
          phone={phone}
          on={on}
          tone={strong ? 'text' : 'accent'}
          size={strong ? 23 : 15.5}
          weight={strong ? 600 : 600}
          style={{ marginTop: strong ? 18 : 6 }}
          face={strong ? 'display' : 'text'}
        >
          {caption}
        </Text>
      )}
    </Box>
  );
}
