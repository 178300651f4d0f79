import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';

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
