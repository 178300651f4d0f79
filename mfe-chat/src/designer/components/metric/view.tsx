import type { Drawn } from '../../render/phone';
import { Box, Row, Text } from '../../render/primitives';

export function Metric({ component, phone }: Drawn<'metric'>) {
  const { paint } = phone;
  const step = 172 / (component.line.length - 1);
  const line = component.line
    .map(
      (value, index) =>
        `${Math.round(index * step * 10) / 10} ${Math.round((28 - value * 26) * 10) / 10}`,
    )
    .join('L');
  return (
    <Row
      as="div"
      style={{
        ...paint.fill('surface', 'card'),
        height: 106,
        padding: '0 20px 0 20px',
        justifyContent: 'space-between',
      }}
    >
      <Box>
        <Text phone={phone} on="surface" tone="muted" size={14} weight={500}>
          {component.label}
        </Text>
        <Row style={{ gap: 7, alignItems: 'flex-end' }}>
          <Text phone={phone} on="surface" size={36} weight={720} face="display">
            {component.value}
          </Text>
          <Text
            phone={phone}
            on="surface"
            tone="muted"
            size={16}
            weight={600}
            style={{ marginBottom: 6 }}
          >
            {component.unit}
          </Text>
        </Row>
      </Box>
      <svg
        width={172}
        height={62}
        viewBox="0 -4 172 64"
        fill="none"
        aria-hidden
        style={{ display: 'block' }}
      >
        <path
          d={`M${line}`}
          stroke={paint.look.palette.art.pop}
          strokeWidth={2.8}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </Row>
  );
}
